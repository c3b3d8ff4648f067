import { NOMES_DOS_CRITERIOS } from '../../avaliacao/messages.ts';
import type { PontuacoesDigitadas } from '../../avaliacao/types.ts';
import { campoDaNota, criteriosDaFase, notaDe } from '../../barema/rules/criterios.ts';
import type { Barema } from '../../barema/types.ts';
import type { TipoDeProjeto } from '../../edital/types.ts';
import { criteriosDoRecurso, maximoNoRecurso } from './decisao-do-recurso.ts';

/** A criterion that an appeal may contest, and its score. */
export interface Contestavel {
  /** Its name in an appeal: one of the seven fields, or its code in the call's own barema. */
  readonly codigo: string;
  /** Its score's field, in forms and refusals. */
  readonly campo: string;
  readonly nome: string;
  readonly maximo: number;
  readonly passo: number;
  readonly nota: (notas: PontuacoesDigitadas) => number | null;
}

/**
 * The criteria that may be contested in a call of this type, by its own barema where it has one, in order. `original`: a given score
 * above the cap of the screen stays possible (D16).
 */
export function contestaveis(
  tipo: TipoDeProjeto,
  barema: Barema | null = null,
  original: PontuacoesDigitadas = {},
): readonly Contestavel[] {
  if (barema === null) {
    return criteriosDoRecurso(tipo).map((codigo) => ({
      codigo,
      campo: codigo,
      nome: NOMES_DOS_CRITERIOS[codigo],
      maximo: maximoNoRecurso(codigo, original),
      passo: 0.1,
      nota: (notas) => notas[codigo] ?? null,
    }));
  }
  return [...criteriosDaFase(barema, 1), ...criteriosDaFase(barema, 2)].map(
    ({ codigo, nome, maximo, passo }) => ({
      ...{ codigo, nome, maximo, passo },
      campo: campoDaNota(codigo),
      nota: ({ notas }) => notaDe(notas ?? [], codigo)?.valor ?? null,
    }),
  );
}

/** The criterion's name on screens. */
export function nomeDoCriterio(codigo: string, barema: Barema | null = null): string {
  return contestaveis('TIPO I', barema).find((um) => um.codigo === codigo)?.nome ?? codigo;
}
