import { parcelaDe } from '@instrutoria/domain/testing/parcela.ts';

/** What this run takes of a matrix: one of so many (PARCELA), or all of it (INTEIRA=1). */
export function parcela<Um>(todas: readonly Um[], cada: number): readonly Um[] {
  const { INTEIRA, PARCELA = '0' } = process.env;
  return INTEIRA === '1' ? todas : parcelaDe(todas, cada, Number(PARCELA));
}
