import '@mantine/core/styles/NumberInput.layer.css';
import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/avaliacao/limits.ts';
import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import {
  type Digitadas,
  fasesDaAvaliacao,
  valoresDasNotas,
} from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import { criteriosDoRecurso, maximoNoRecurso } from '@instrutoria/domain/recurso/rules.ts';
import { NumberInput, SimpleGrid } from '@mantine/core';
import { NotaInput } from '../../avaliacao/offered/nota-input.tsx';
import type { Recurso } from '../api.ts';
import { notaDigitada } from './notas-por-criterio.ts';

export type Numeros = Readonly<
  Record<Criterio | 'remunerados_aprovados' | 'voluntarios_aprovados', number | null>
>;

/** As they were when the appeal was made. */
export function numerosDe({ projetoAprovacao }: Recurso): Numeros {
  const { projeto, ...notas } = projetoAprovacao;
  return {
    pontuacaoAdequacaoCoerencia: notas.pontuacaoAdequacaoCoerencia,
    pontuacaoRelevanciaJustificativaClareza: notas.pontuacaoRelevanciaJustificativaClareza,
    pontuacaoMetodologiaAtividades: notas.pontuacaoMetodologiaAtividades,
    pontuacaoOrganizacaoTextual: notas.pontuacaoOrganizacaoTextual,
    pontuacaoApoioDisciplina: notas.pontuacaoApoioDisciplina,
    pontuacaoNaturezaDisciplinas: notas.pontuacaoNaturezaDisciplinas,
    pontuacaoCaracteristicaDisciplinas: notas.pontuacaoCaracteristicaDisciplinas,
    remunerados_aprovados: projeto.remunerados_aprovados,
    voluntarios_aprovados: projeto.voluntarios_aprovados,
  };
}

/** Scores and places of an appeal; of one per criterion the scores stand with their criteria. */
export function NotasEVagas(props: {
  readonly recurso: Recurso;
  readonly numeros: Numeros;
  readonly onMudar: (campo: keyof Numeros, valor: number | null) => void;
  /** By criterion, of a call with a barema of its own. */
  readonly proprias?: Digitadas;
  readonly onPropria?: (campo: string, valor: number | null) => void;
}) {
  const { recurso, numeros, onMudar, proprias = {}, onPropria } = props;
  const { barema = null } = recurso.projetoAprovacao;
  const { titulo, tipoProjeto } = recurso.projetoAprovacao.projeto;
  const originais = numerosDe(recurso);
  const doPadrao = recurso.criterios === undefined && barema === null;
  const criterios = doPadrao ? criteriosDoRecurso(tipoProjeto) : [];
  const dadas = valoresDasNotas(recurso.projetoAprovacao, barema);
  const doBarema = barema === null ? [] : fasesDaAvaliacao(tipoProjeto, barema).flatMap((f) => f.criterios);
  const campo = (nome: string) => ({ id: `${nome}-${recurso.id}`, name: nome, error: undefined });
  const vagas = (nome: 'remunerados_aprovados' | 'voluntarios_aprovados', label: string, maximo: number) => (
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
            key={criterio}
            nome={NOMES_DOS_CRITERIOS[criterio]}
            maximo={maximoNoRecurso(criterio, originais)}
            value={numeros[criterio]}
            field={campo(criterio)}
            onChange={(nota) => onMudar(criterio, nota)}
          />
        ))}
        {doBarema.map((criterio) => (
          <NotaInput
            key={criterio.campo}
            nome={criterio.nome}
            maximo={criterio.maximo}
            passo={criterio.passo}
            value={notaDigitada(proprias, criterio)}
            original={notaDigitada(dadas, criterio)}
            field={campo(criterio.campo)}
            onChange={(nota) => onPropria?.(criterio.campo, nota)}
          />
        ))}
        {vagas('remunerados_aprovados', 'Bolsistas aprovados', REMUNERADOS_APROVADOS_MAXIMO)}
        {vagas('voluntarios_aprovados', 'Voluntários aprovados', VOLUNTARIOS_APROVADOS_MAXIMO)}
      </SimpleGrid>
    </fieldset>
  );
}
