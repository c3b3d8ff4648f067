import '@mantine/core/styles/NumberInput.layer.css';
import { corpoDasNotas, type Digitadas, valoresDasNotas } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/decisao/limits.ts';
import { contestaveis } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import { NumberInput, SimpleGrid } from '@mantine/core';
import { NotaInput } from '../../avaliacao/offered/nota-input.tsx';
import type { Recurso } from '../api.ts';
import { notaDigitada } from '../offered/notas-por-criterio.ts';

type CampoDasVagas = 'remunerados_aprovados' | 'voluntarios_aprovados';
/** Scores by the names of their fields, and places. */
export type Numeros = Digitadas & Readonly<Record<CampoDasVagas, number | null>>;

/** The numbers at the time of the appeal. */
export function numerosDe({ projetoAprovacao }: Recurso): Numeros {
  const { projeto, barema, ...notas } = projetoAprovacao;
  const { remunerados_aprovados, voluntarios_aprovados } = projeto;
  return { ...valoresDasNotas(notas, barema), remunerados_aprovados, voluntarios_aprovados };
}

/** The numbers as the body of a call. */
export function corpoDosNumeros({ projetoAprovacao }: Recurso, numeros: Numeros) {
  const { remunerados_aprovados, voluntarios_aprovados } = numeros;
  return {
    ...corpoDasNotas(projetoAprovacao.barema ?? null, numeros),
    remunerados_aprovados,
    voluntarios_aprovados,
  };
}

/** Scores and places of an appeal; in an appeal by criterion the scores are shown with their criteria. */
export function NotasEVagas(props: {
  readonly recurso: Recurso;
  readonly numeros: Numeros;
  readonly onMudar: (campo: string, valor: number | null) => void;
}) {
  const { recurso, numeros, onMudar } = props;
  const { projeto, barema, ...originais } = recurso.projetoAprovacao;
  const { titulo, tipoProjeto } = projeto;
  const criterios = recurso.criterios === undefined ? contestaveis(tipoProjeto, barema, originais) : [];
  const campo = (nome: string) => ({ id: `${nome}-${recurso.id}`, name: nome, error: undefined });
  const vagas = (nome: CampoDasVagas, label: string, maximo: number) => (
    <NumberInput
      {...campo(nome)}
      label={label}
      description={`De 0 a ${maximo}`}
      min={0}
      max={maximo}
      hideControls
      clampBehavior="blur"
      allowDecimal={false}
      value={numeros[nome] ?? ''}
      onChange={(typed) => onMudar(nome, typed === '' ? null : Number(typed))}
    />
  );
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="sr-only">Notas e vagas de {titulo}</legend>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {criterios.map((criterio) => (
          <NotaInput
            key={criterio.codigo}
            nome={criterio.nome}
            maximo={criterio.maximo}
            passo={criterio.passo}
            value={notaDigitada(numeros, criterio)}
            original={barema === undefined ? null : criterio.nota(originais)}
            field={campo(criterio.campo)}
            onChange={(nota) => onMudar(criterio.campo, nota)}
          />
        ))}
        {vagas('remunerados_aprovados', 'Bolsistas aprovados', REMUNERADOS_APROVADOS_MAXIMO)}
        {vagas('voluntarios_aprovados', 'Voluntários aprovados', VOLUNTARIOS_APROVADOS_MAXIMO)}
      </SimpleGrid>
    </fieldset>
  );
}
