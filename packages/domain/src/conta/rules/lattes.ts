import { LATTES_BASE, LATTES_DIGITOS } from '../limits.ts';

const SO_O_FIM = new RegExp(`^(?:lattes\\.cnpq\\.br/)?([0-9]{${LATTES_DIGITOS}})$`);

/** The whole address of a CV of which somebody typed the digits, or the address without 'http://'; other texts as they are. */
export function lattesPorExtenso(texto: string): string {
  const [, digitos] = SO_O_FIM.exec(texto.trim()) ?? [];
  return digitos === undefined ? texto : `${LATTES_BASE}${digitos}`;
}
