import { contestaveis } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import { ehObjeto, ehTexto } from '../../../lib/server/shape.ts';
import type { Minuta, Recurso } from '../api.ts';
import type { CriteriosDigitados } from './decidir-criterios.tsx';
import { type Numeros, numerosDe } from './notas-e-vagas.tsx';

export function ehCriterios(value: unknown): value is CriteriosDigitados {
  return (
    ehObjeto(value) &&
    Object.values(value).every(
      (um) =>
        ehObjeto(um) && ehTexto(um.feedback) && (um.acolhido === null || typeof um.acolhido === 'boolean'),
    )
  );
}

/** The first values of a decision or a draft: the existing draft, else the given scores. */
export function comecoDe(
  recurso: Recurso,
  minuta: Minuta | null,
): {
  readonly numeros: Numeros;
  readonly digitados: CriteriosDigitados;
} {
  const numeros = numerosDe(recurso);
  if (minuta === null) return { numeros, digitados: {} };
  const { remunerados_aprovados, voluntarios_aprovados } = minuta;
  const notas = contestaveis(
    recurso.projetoAprovacao.projeto.tipoProjeto,
    recurso.projetoAprovacao.barema,
  ).map(({ campo, nota }) => [campo, nota(minuta) ?? numeros[campo]] as const);
  return {
    numeros: {
      ...numeros,
      ...Object.fromEntries(notas),
      remunerados_aprovados: remunerados_aprovados ?? numeros.remunerados_aprovados,
      voluntarios_aprovados: voluntarios_aprovados ?? numeros.voluntarios_aprovados,
    },
    digitados: Object.fromEntries(
      minuta.criterios.map(({ criterio, acolhido, feedback }) => [criterio, { acolhido, feedback }]),
    ),
  };
}

/** The body to send: the decision on each contested criterion. */
export function decididosDe({ criterios = [] }: Recurso, digitados: CriteriosDigitados) {
  return criterios.map(({ criterio }) => ({
    criterio,
    acolhido: digitados[criterio]?.acolhido ?? null,
    feedback: digitados[criterio]?.feedback ?? '',
  }));
}
