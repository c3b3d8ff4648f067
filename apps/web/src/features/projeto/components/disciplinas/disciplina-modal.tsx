import '@mantine/core/styles/Radio.layer.css';
import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import {
  CODIGO_DA_DISCIPLINA_MAXIMO,
  NOME_DA_DISCIPLINA_MAXIMO,
} from '@instrutoria/domain/projeto/limits.ts';
import {
  comOsValoresOficiais,
  diferencasDoOficial,
  type ValorOficial,
} from '@instrutoria/domain/projeto/rules/disciplina-oficial.ts';
import { numeroDigitado, problemasDaDisciplina } from '@instrutoria/domain/projeto/rules/disciplinas.ts';
import {
  type DadosDaDisciplina,
  type DisciplinaOficial,
  SEMESTRES,
  TIPOS_DE_DISCIPLINA,
} from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, NativeSelect, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../../../../ui/dialogs/modal.ts';
import { useGuardedClose } from '../../../../ui/dialogs/use-guarded-close.ts';
import { type Kept, useKept } from '../../../../ui/drafts/use-kept.ts';
import { useLateOpened } from '../../../../ui/drafts/use-late-opened.ts';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { NOMES_DOS_SEMESTRES, NOMES_DOS_TIPOS } from '../../offered/nomes-da-disciplina.ts';
import { CursosField, comOEscrito } from './cursos-field.tsx';
import { DisciplinaOficialField } from './disciplina-oficial-field.tsx';
import { oficialPorExtenso } from './numeros-da-disciplina.ts';

interface Props {
  readonly opened: boolean;
  readonly initial: DadosDaDisciplina | undefined;
  readonly unidades: readonly Unidade[];
  readonly onSave: (disciplina: DadosDaDisciplina) => void;
  readonly onClose: () => void;
}

const LABELS = {
  nome: 'Nome',
  codigo: 'Código',
  semestre: 'Semestre',
  unidade_oferta: 'Unidade de oferta',
  tipo_disciplina: 'Tipo da disciplina',
  tsd: 'TSD',
  carga_horaria: 'Carga horária',
  ehObrigatoria: 'Obrigatória',
  cursos_ofertadas: 'Cursos',
};

const NUMERO_DIGITADO_MAXIMO = 20;
const textOf = (number: number | undefined) => String(number ?? '').replace('.', ',');

export default function DisciplinaModal(props: Props) {
  const { opened, initial, onClose } = props;
  const title = initial === undefined ? 'Adicionar disciplina' : 'Editar disciplina';
  const kept = useKept();
  const close = useGuardedClose(kept, onClose);
  return (
    <Modal opened={useLateOpened(opened)} onClose={close} title={title} size="xl" closeOnClickOutside={false}>
      <Fields {...props} onClose={close} kept={kept} />
    </Modal>
  );
}

function Fields({ initial = {}, unidades, onSave, onClose, kept }: Props & { readonly kept: Kept }) {
  const errors = useFormErrors(LABELS);
  const [dados, setDados] = useState<DadosDaDisciplina>(initial);
  const [curso, setCurso] = useState('');
  const [numeros, setNumeros] = useState({
    tsd: textOf(initial.tsd),
    carga_horaria: textOf(initial.carga_horaria),
  });

  function set(parte: DadosDaDisciplina): void {
    setDados((antes) => ({ ...antes, ...parte }));
    for (const campo of Object.keys(parte)) errors.clear(campo);
  }

  function setNumero(campo: keyof typeof numeros, typed: string): void {
    setNumeros((antes) => ({ ...antes, [campo]: typed }));
    set({ [campo]: numeroDigitado(typed) });
  }

  /** Fills the form with the registry's values. */
  function preencher(escolhida: DisciplinaOficial): void {
    const cheia = comOsValoresOficiais(dados, escolhida);
    setDados(cheia);
    setNumeros({ tsd: textOf(cheia.tsd), carga_horaria: textOf(cheia.carga_horaria) });
    for (const campo of ['nome', 'codigo', 'tsd', 'carga_horaria']) errors.clear(campo);
  }
  const diferencas = diferencasDoOficial(dados);
  const oficial = (campo: ValorOficial['campo']) => {
    const diferente = diferencas.find((um) => um.campo === campo);
    return diferente === undefined ? undefined : `Valor oficial: ${oficialPorExtenso(diferente)}`;
  };

  function save(): void {
    // A changed discipline is no longer the stored one, so it is checked and stored again.
    const { id: _stored, ...escrita } = dados;
    const cursos = dados.cursos_ofertadas ?? [];
    // A course still in its field joins here and not on blur, which would move this button under the pointer.
    const todos = comOEscrito(cursos, curso);
    const disciplina = todos === cursos ? escrita : { ...escrita, cursos_ofertadas: todos };
    if (todos !== cursos) set({ cursos_ofertadas: todos });
    setCurso('');
    if (!errors.show(problemasDaDisciplina(disciplina))) onSave(disciplina);
  }

  return (
    <Form label="Disciplina" onSubmit={save} kept={kept}>
      <ErrorSummary {...errors.summary} />
      <RequiredHint />
      <DisciplinaOficialField onChoose={preencher} />
      <TextInput
        {...errors.field('nome')}
        label="Nome da disciplina"
        withAsterisk
        maxLength={NOME_DA_DISCIPLINA_MAXIMO}
        autoComplete="off"
        data-autofocus
        description={oficial('nome')}
        value={dados.nome ?? ''}
        onChange={(event) => set({ nome: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <TextInput
          {...errors.field('codigo')}
          label="Código"
          withAsterisk
          maxLength={CODIGO_DA_DISCIPLINA_MAXIMO}
          autoComplete="off"
          value={dados.codigo ?? ''}
          onChange={(event) => set({ codigo: event.currentTarget.value })}
        />
        <NativeSelect
          {...errors.field('semestre')}
          label="Semestre"
          withAsterisk
          value={dados.semestre ?? ''}
          onChange={(event) => set({ semestre: event.currentTarget.value || undefined })}
        >
          <option value="">Selecione</option>
          {SEMESTRES.map((semestre) => (
            <option key={semestre} value={semestre}>
              {NOMES_DOS_SEMESTRES[semestre]}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          {...errors.field('unidade_oferta')}
          label="Unidade de oferta"
          withAsterisk
          value={dados.unidade_oferta === undefined ? '' : String(dados.unidade_oferta)}
          onChange={(event) => set({ unidade_oferta: Number(event.currentTarget.value) || undefined })}
        >
          <option value="">Selecione</option>
          {unidades.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          {...errors.field('tipo_disciplina')}
          label="Tipo da disciplina"
          withAsterisk
          value={dados.tipo_disciplina ?? ''}
          onChange={(event) => set({ tipo_disciplina: event.currentTarget.value || undefined })}
        >
          <option value="">Selecione</option>
          {TIPOS_DE_DISCIPLINA.map((tipo) => (
            <option key={tipo} value={tipo}>
              {NOMES_DOS_TIPOS[tipo]}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          {...errors.field('tsd')}
          label="Taxa de sucesso da disciplina (TSD), em %"
          withAsterisk
          inputMode="decimal"
          maxLength={NUMERO_DIGITADO_MAXIMO}
          autoComplete="off"
          description={oficial('tsd')}
          value={numeros.tsd}
          onChange={(event) => setNumero('tsd', event.currentTarget.value)}
        />
        <TextInput
          {...errors.field('carga_horaria')}
          label="Carga horária, em horas"
          withAsterisk
          inputMode="decimal"
          maxLength={NUMERO_DIGITADO_MAXIMO}
          autoComplete="off"
          description={oficial('carga_horaria')}
          value={numeros.carga_horaria}
          onChange={(event) => setNumero('carga_horaria', event.currentTarget.value)}
        />
      </SimpleGrid>
      <Radio.Group
        {...errors.field('ehObrigatoria')}
        label="A disciplina é obrigatória?"
        withAsterisk
        value={dados.ehObrigatoria === undefined ? '' : dados.ehObrigatoria ? 'sim' : 'nao'}
        onChange={(valor) => set({ ehObrigatoria: valor === 'sim' })}
      >
        <Group mt="xs">
          <Radio size="md" value="sim" label="Sim" />
          <Radio size="md" value="nao" label="Não" />
        </Group>
      </Radio.Group>
      <CursosField
        value={dados.cursos_ofertadas ?? []}
        onChange={(cursos_ofertadas) => set({ cursos_ofertadas })}
        typed={curso}
        onType={setCurso}
        error={errors.field('cursos_ofertadas').error}
      />
      <Group>
        <Button type="submit">Salvar disciplina</Button>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
      </Group>
    </Form>
  );
}
