import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import type { Candidato } from '../api.ts';

const rotulo = ({ nome, siape }: Candidato) => `${nome} · ${siape}`;

/** What the name and SIAPE fields hold. */
export interface Procurado {
  readonly nome: string;
  readonly siape: string;
}
export const NINGUEM: Procurado = { nome: '', siape: '' };

/** The evaluator that the two fields name, if any; the SIAPE decides. */
export function candidatoDe(candidatos: readonly Candidato[], { siape }: Procurado): Candidato | undefined {
  return candidatos.find((candidato) => candidato.siape === siape.trim());
}

/** Chooses an evaluator: name and SIAPE fill each other (spec 2 §2), with his load and what speaks against him. */
export function EscolherAvaliador(props: {
  readonly candidatos: readonly Candidato[];
  readonly value: Procurado;
  readonly onChange: (value: Procurado) => void;
  readonly errors: FormErrors;
}) {
  const { candidatos, value, onChange, errors } = props;
  const escolhido = candidatoDe(candidatos, value);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Autocomplete
          {...errors.field('avaliador')}
          label="Nome do avaliador"
          withAsterisk
          data={candidatos.map(rotulo)}
          value={value.nome}
          comboboxProps={{ withinPortal: false }}
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

function Candidatura({ candidato }: { readonly candidato: Candidato }) {
  const { nome, unidade, designados, pendentes, impedimento, avisos, motivoDaRecusa } = candidato;
  const problemas = [
    ...(impedimento === null ? [] : [impedimento]),
    ...avisos,
    ...(motivoDaRecusa ? [`Motivo da recusa: ${motivoDaRecusa}`] : []),
  ];
  const kind = impedimento !== null ? 'error' : avisos.length > 0 ? 'warning' : 'info';
  return (
    <Notice kind={kind} title={`${nome} (${unidade})`} live>
      {designados === 0
        ? 'Nenhum projeto designado.'
        : `${designados} ${designados === 1 ? 'projeto designado' : 'projetos designados'}, ${pendentes} por concluir.`}
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
