import { maiorTotal } from '@instrutoria/domain/barema/rules/totais.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { avisoDaDivergencia, type RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';

/** For the answers about rules and barema: present where the limit has no effect, absent otherwise. */
export function comAviso<T extends object>(
  lido: T,
  regras: RegrasDoEdital,
  barema: Barema,
): T & { readonly aviso?: string } {
  const aviso = avisoDaDivergencia(regras, maiorTotal(barema));
  return aviso === null ? lido : { ...lido, aviso };
}
