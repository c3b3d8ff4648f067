import { CRITERIOS_FASE1 } from '../../avaliacao/types.ts';
import { compararChaves, primeiraDiferenca } from '../../barema/rules/apurar.ts';
import type { LinhaDoRanque } from '../types.ts';

/**
 * The order of a ranking (D18): total, total of phase 1, its four scores, all descending; then the lower
 * mean success rate, then the earlier submission. The database's ORDER BY is made from this table.
 */
export const ORDEM_DO_RANQUE = [
  { campo: 'total', decrescente: true },
  { campo: 'pontuacaoFase1', decrescente: true },
  ...CRITERIOS_FASE1.map((campo) => ({ campo, decrescente: true }) as const),
  { campo: 'tsdMedio', decrescente: false },
  { campo: 'submetidoEm', decrescente: false },
] as const;

function comparar(
  { campo, decrescente }: (typeof ORDEM_DO_RANQUE)[number],
  a: LinhaDoRanque,
  b: LinhaDoRanque,
): number {
  const [x, y] = [a[campo], b[campo]];
  if (x === y) return 0;
  if (x === null) return 1;
  if (y === null) return -1;
  return x < y === decrescente ? 1 : -1;
}

/** The first criterion by which two evaluated rows differ; null when they share a position. */
export function criterioQueDecide(
  a: LinhaDoRanque,
  b: LinhaDoRanque,
  /** The names that a call's own barema gives to its tie-breaks. */
  desempates: readonly string[] = [],
): string | null {
  if (a.chave && b.chave) {
    const onde = primeiraDiferenca(a.chave, b.chave);
    return onde === null ? null : (['total', ...desempates][onde] ?? 'desempate do barema');
  }
  return ORDEM_DO_RANQUE.find((criterio) => comparar(criterio, a, b) !== 0)?.campo ?? null;
}

export function compararNoRanque(a: LinhaDoRanque, b: LinhaDoRanque): number {
  if (a.ja_foi_avaliado !== b.ja_foi_avaliado) return a.ja_foi_avaliado ? -1 : 1;
  if (a.chave && b.chave) return compararChaves(a.chave, b.chave) || a.projeto_id - b.projeto_id;
  const decisivo = a.ja_foi_avaliado
    ? ORDEM_DO_RANQUE.map((criterio) => comparar(criterio, a, b)).find((n) => n !== 0)
    : undefined;
  return decisivo ?? a.projeto_id - b.projeto_id;
}

/** The ranked rows with their positions 1, 1, 3; those not yet evaluated come last, without one. */
export function ranquear<L extends LinhaDoRanque>(
  linhas: readonly L[],
): (L & { readonly posicao: number | null })[] {
  const ordenadas = linhas.toSorted(compararNoRanque);
  let posicao = 0;
  return ordenadas.map((linha, i) => {
    if (!linha.ja_foi_avaliado) return { ...linha, posicao: null };
    const anterior = ordenadas[i - 1];
    if (anterior === undefined || criterioQueDecide(anterior, linha) !== null) posicao = i + 1;
    return { ...linha, posicao };
  });
}
