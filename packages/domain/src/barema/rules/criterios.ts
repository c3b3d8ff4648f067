import type { Barema, CriterioDoBarema, NotaDada, NotasDadas } from '../types.ts';

export function criteriosDaFase(barema: Pick<Barema, 'criterios'>, fase: 1 | 2): CriterioDoBarema[] {
  return barema.criterios.filter((c) => c.fase === fase);
}

export function temFase2(barema: Pick<Barema, 'criterios'>): boolean {
  return criteriosDaFase(barema, 2).length > 0;
}

export function notaDe(notas: NotasDadas, criterio: string): NotaDada | undefined {
  return notas.find((nota) => nota.criterio === criterio);
}

/** A field of the forms and of the refusals. */
export const campoDaNota = (codigo: string) => `notas.${codigo}`;
export const campoDoParecer = (codigo: string) => `pareceres.${codigo}`;
