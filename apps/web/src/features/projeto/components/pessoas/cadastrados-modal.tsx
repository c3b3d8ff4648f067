import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { api } from '../../../../lib/server/api.ts';
import { useSessao } from '../../../../lib/session/session.ts';
import { SuggestInput } from '../../../../ui/fields/suggest-input.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { ProblemNotice } from '../../../../ui/status/problem.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import { useProfessores } from '../../api.ts';
import type { StepFields } from '../../wizard/steps/use-step.ts';
import { ColaboradoresModal } from './colaboradores-modal.tsx';

interface Props extends StepFields {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onNaoCadastrado: () => void;
}

const label = ({ nome, siape }: { readonly nome: string; readonly siape: string }) => `${nome} · ${siape}`;
const wrong = (campo: string, mensagem: string) => [{ campo, codigo: 'COLABORADOR', mensagem }];

export default function CadastradosModal({ dados, change, opened, onClose, onNaoCadastrado }: Props) {
  const eu = useSessao()?.usuario.id;
  const errors = useFormErrors();
  const [nome, setNome] = useState('');
  const [siape, setSiape] = useState('');
  const [busy, setBusy] = useState(false);
  const [busca] = useDebouncedValue(nome.trim(), 250);
  const professores = useProfessores(busca);
  const achados = professores.data ?? [];
  const outros = achados.filter(({ id }) => id !== eu);

  function typeName(typed: string): void {
    const chosen = outros.find((professor) => label(professor) === typed);
    setNome(chosen?.nome ?? typed);
    setSiape(chosen?.siape ?? '');
    errors.clear();
  }

  async function bySiape(typed: string) {
    if (typed === '') return undefined;
    const lista = await api.listarProfessores({ query: { busca: typed, pagina: '1', por_pagina: '20' } });
    return lista.find((professor) => professor.siape === typed);
  }

  async function typeSiape(typed: string): Promise<void> {
    setSiape(typed);
    errors.clear();
    if (typed.length !== 7) return;
    try {
      const found = await bySiape(typed);
      if (found !== undefined) setNome(found.nome);
    } catch (erro) {
      errors.showError(erro);
    }
  }

  async function add(): Promise<boolean> {
    setBusy(true);
    try {
      const found = await bySiape(siape.trim());
      if (found === undefined) {
        errors.show(wrong('siape', M.professorNaoEncontrado));
      } else if (found.id === eu || dados.colaboradores.some(({ id }) => id === found.id)) {
        errors.show(wrong('siape', M.colaboradorRepetido));
      } else {
        change({ colaboradores: [...dados.colaboradores, { id: found.id, nome: found.nome }] });
        notify.success(`Adicionado: ${found.nome}.`);
        setNome('');
        setSiape('');
        return true;
      }
    } catch (erro) {
      errors.showError(erro);
    } finally {
      setBusy(false);
    }
    return false;
  }

  return (
    <ColaboradoresModal
      title="Professores colaboradores cadastrados"
      label="Adicionar professor colaborador"
      opened={opened}
      busy={busy}
      errors={errors}
      adicionados={dados.colaboradores}
      other={{
        question: 'O professor não tem cadastro no sistema?',
        label: 'Adicionar professor não cadastrado',
        go: onNaoCadastrado,
      }}
      pending={nome.trim() !== '' || siape.trim() !== ''}
      onAdd={add}
      onAdicionados={(colaboradores) => change({ colaboradores })}
      onClose={onClose}
    >
      <SuggestInput
        label="Nome"
        description="Digite parte do nome e escolha na lista."
        data={outros.map(label)}
        answered
        value={nome}
        onChange={typeName}
        data-autofocus
      />
      {professores.isError && (
        <ProblemNotice error={professores.error} onRetry={() => void professores.refetch()} />
      )}
      <TextInput
        {...errors.field('siape')}
        label="SIAPE"
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={siape}
        onChange={(event) => void typeSiape(event.currentTarget.value)}
      />
    </ColaboradoresModal>
  );
}
