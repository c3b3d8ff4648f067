import type { Minuta, Recurso } from '../api.ts';
import type { CriteriosDigitados } from './decidir-criterios.tsx';
import { type Numeros, numerosDe } from './notas-e-vagas.tsx';

/** Where a decision, or a draft, begins: with the draft that there is, else with what was given. */
export function comecoDe(
  recurso: Recurso,
  minuta: Minuta | null,
): {
  readonly numeros: Numeros;
  readonly digitados: CriteriosDigitados;
} {
  const numeros = numerosDe(recurso);
  if (minuta === null) return { numeros, digitados: {} };
  const escritos = Object.keys(numeros) as (keyof Numeros)[];
  return {
    numeros: Object.fromEntries(escritos.map((campo) => [campo, minuta[campo] ?? numeros[campo]])) as Numeros,
    digitados: Object.fromEntries(
      minuta.criterios.map(({ criterio, acolhido, feedback }) => [criterio, { acolhido, feedback }]),
    ),
  };
}

/** As it is sent: of each contested criterion what is decided. */
export function decididosDe({ criterios = [] }: Recurso, digitados: CriteriosDigitados) {
  return criterios.map(({ criterio }) => ({
    criterio,
    acolhido: digitados[criterio]?.acolhido ?? null,
    feedback: digitados[criterio]?.feedback ?? '',
  }));
}
