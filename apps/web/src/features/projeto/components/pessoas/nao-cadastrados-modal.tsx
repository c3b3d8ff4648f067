import '@mantine/core/styles/Radio.layer.css';
import { REGIMES } from '@instrutoria/domain/projeto/campos.ts';
import { NOME_DO_COLABORADOR_MAXIMO } from '@instrutoria/domain/projeto/limits.ts';
import { problemasDoNaoCadastrado } from '@instrutoria/domain/projeto/rules/colaboradores.ts';
import type { DadosDoNaoCadastrado } from '@instrutoria/domain/projeto/types.ts';
import { Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../../../lib/server/api.ts';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { QueryState } from '../../../../ui/status/query-state.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import { useUnidades } from '../../api.ts';
import type { StepFields } from '../../wizard/steps/use-step.ts';
import { ColaboradoresModal } from './colaboradores-modal.tsx';

interface Props extends StepFields {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCadastrado: () => void;
}

const LABELS = { nome: 'Nome', siape: 'SIAPE', regimeTrabalho: 'Regime de trabalho', unidade: 'Unidade' };
const VAZIO: DadosDoNaoCadastrado = { nome: '', siape: '', regimeTrabalho: '' };

export default function NaoCadastradosModal({ dados, change, opened, onClose, onCadastrado }: Props) {
  const errors = useFormErrors(LABELS);
  const unidades = useUnidades();
  const [novo, setNovo] = useState(VAZIO);
  const [busy, setBusy] = useState(false);

  function set(parte: DadosDoNaoCadastrado): void {
    setNovo({ ...novo, ...parte });
    for (const campo of Object.keys(parte)) errors.clear(campo);
  }

  async function add(): Promise<boolean> {
    if (errors.show(problemasDoNaoCadastrado(novo))) return false;
    setBusy(true);
    try {
      const { id, nome } = await api.cadastrarNaoCadastrado({ body: novo });
      change({ naoCadastrados: [...dados.naoCadastrados, { id, nome }] });
      notify.success(`Adicionado: ${nome}.`);
      setNovo(VAZIO);
      return true;
    } catch (erro) {
      errors.showError(erro);
    } finally {
      setBusy(false);
    }
    return false;
  }

  return (
    <ColaboradoresModal
      title="Professores não cadastrados no sistema"
      label="Adicionar professor não cadastrado"
      opened={opened}
      busy={busy}
      errors={errors}
      adicionados={dados.naoCadastrados}
      other={{
        question: 'O professor tem cadastro no sistema?',
        label: 'Voltar aos professores cadastrados',
        go: onCadastrado,
      }}
      pending={novo !== VAZIO}
      onAdd={add}
      onAdicionados={(naoCadastrados) => change({ naoCadastrados })}
      onClose={onClose}
    >
      <TextInput
        {...errors.field('nome')}
        label="Nome"
        withAsterisk
        maxLength={NOME_DO_COLABORADOR_MAXIMO}
        autoComplete="off"
        data-autofocus
        value={novo.nome ?? ''}
        onChange={(event) => set({ nome: event.currentTarget.value })}
      />
      <TextInput
        {...errors.field('siape')}
        label="SIAPE"
        withAsterisk
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={novo.siape ?? ''}
        onChange={(event) => set({ siape: event.currentTarget.value })}
      />
      <Radio.Group
        {...errors.field('regimeTrabalho')}
        label="Regime de trabalho"
        withAsterisk
        value={novo.regimeTrabalho ?? ''}
        onChange={(regimeTrabalho) => set({ regimeTrabalho })}
      >
        <Group mt="xs">
          {REGIMES.map((regime) => (
            <Radio size="md" key={regime} value={regime} label={regime} />
          ))}
        </Group>
      </Radio.Group>
      <QueryState query={unidades}>
        {(lista) => (
          <NativeSelect
            {...errors.field('unidade')}
            label="Unidade"
            withAsterisk
            value={novo.unidade === undefined ? '' : String(novo.unidade)}
            onChange={(event) => {
              const id = Number(event.currentTarget.value);
              set({ unidade: id > 0 ? id : undefined });
            }}
          >
            <option value="">Selecione a unidade</option>
            {lista.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </NativeSelect>
        )}
      </QueryState>
    </ColaboradoresModal>
  );
}
