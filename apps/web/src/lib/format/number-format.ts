const formato = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5 });
const porCento = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** A mean, which may have no end. */
export function formatarPorcentagem(parte: number | null): string {
  return `${parte === null ? '—' : porCento.format(parte)}%`;
}

/**
 * As many decimals as it has: one; up to three where a call's own barema weighs, and five where it weighs combined scores, so
 * that totals that are shown alike are alike.
 */
export function formatarNota(nota: number | null): string {
  return nota === null ? '—' : formato.format(nota);
}
