import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { SuggestInput } from '../../../ui/fields/suggest-input.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Candidato } from '../api.ts';

const rotulo = ({ nome, siape }: Candidato) => `${nome} · ${siape}`;

export interface AvaliadorProcurado {
  readonly nome: string;
  readonly siape: string;
}
export const AVALIADOR_EM_BRANCO: AvaliadorProcurado = { nome: '', siape: '' };

export function candidatoDe(
  candidatos: readonly Candidato[],
  { siape }: AvaliadorProcurado,
): Candidato | undefined {
  return candidatos.find((candidato) => candidato.siape === siape.trim());
}

/** Name and SIAPE fill each other (E-AVALIACAO-1). */
export function EscolherAvaliador(props: {
  readonly candidatos: readonly Candidato[];
  readonly value: AvaliadorProcurado;
  readonly onChange: (value: AvaliadorProcurado) => void;
  readonly errors: FormErrors;
  /** True when the fields before it are filled, so that it takes the focus. */
  readonly primeiro: boolean;
}) {
  const { candidatos, value, onChange, errors, primeiro } = props;
  const escolhido = candidatoDe(candidatos, value);
  const ninguem = candidatos.length > 0 && candidatos.every(({ impedimento }) => impedimento !== null);
  return (
    <>
      {ninguem && (
        <Notice kind="warning" title="Nenhum avaliador pode avaliar este projeto">
          Todos estão impedidos; a lista diz por quê. Em <Link to="/administracao/equipe">Equipe</Link> outra
          pessoa pode passar a avaliar.
        </Notice>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SuggestInput
          {...errors.field('avaliador')}
          label="Nome do avaliador"
          withAsterisk
          data-autofocus={primeiro || undefined}
          data={candidatos.map(rotulo)}
          // A SIAPE typed before they loaded finds its name afterwards.
          value={value.nome === '' ? (escolhido?.nome ?? '') : value.nome}
          renderOption={(texto) => (
            <Opcao rotulo={texto} candidato={candidatos.find((cada) => rotulo(cada) === texto)} />
          )}
          onChange={(typed) => {
            errors.clear('avaliador');
            const chosen = candidatos.find((candidato) => rotulo(candidato) === typed);
            onChange(chosen === undefined ? { nome: typed, siape: '' } : chosen);
          }}
        />
        <TextInput
          label="SIAPE"
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          value={value.siape}
          onChange={(event) => {
            errors.clear('avaliador');
            const siape = event.currentTarget.value;
            onChange({ siape, nome: candidatoDe(candidatos, { nome: '', siape })?.nome ?? value.nome });
          }}
        />
      </SimpleGrid>
      {escolhido !== undefined && <Candidatura candidato={escolhido} />}
    </>
  );
}

const cargaDe = ({ designados, pendentes }: Candidato) =>
  designados === 0
    ? 'Nenhum projeto designado.'
    : `${designados} ${designados === 1 ? 'projeto designado' : 'projetos designados'}, ${pendentes} por concluir.`;

function Opcao(props: { readonly rotulo: string; readonly candidato: Candidato | undefined }) {
  const { candidato } = props;
  if (candidato === undefined) return props.rotulo;
  const { unidade, impedimento, avisos, motivoDaRecusa, emComum } = candidato;
  const contra = [
    ...(impedimento === null ? [] : [`Impedimento: ${impedimento}`]),
    ...avisos,
    ...(motivoDaRecusa ? [`Recusou: ${motivoDaRecusa}`] : []),
  ];
  return (
    <div style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      <Text fw={600}>{props.rotulo}</Text>
      <Text size="sm" c="dimmed">
        {unidade} · {cargaDe(candidato)}
        {emComum !== null && ` Em comum: ${emComum}.`}
      </Text>
      {contra.map((texto) => (
        <Text key={texto} size="sm" fw={550} c={impedimento === null ? 'var(--warn)' : 'red.9'}>
          {texto}
        </Text>
      ))}
    </div>
  );
}

function Candidatura({ candidato }: { readonly candidato: Candidato }) {
  const { nome, unidade, impedimento, avisos, motivoDaRecusa, emComum } = candidato;
  const problemas = [
    ...(impedimento === null ? [] : [impedimento]),
    ...avisos,
    ...(motivoDaRecusa ? [`Motivo da recusa: ${motivoDaRecusa}`] : []),
  ];
  const kind = impedimento !== null ? 'error' : avisos.length > 0 ? 'warning' : 'info';
  return (
    <Notice kind={kind} title={`${nome} (${unidade})`} live>
      {cargaDe(candidato)}
      {emComum !== null && ` Em comum: ${emComum}.`}
      {problemas.length > 0 && (
        <ul>
          {problemas.map((problema) => (
            <li key={problema}>{problema}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
