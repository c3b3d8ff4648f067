const formato = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5 });
const porCento = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** A mean, which may have infinitely many decimals. */
export function formatarPorcentagem(parte: number | null): string {
  return `${parte === null ? '—' : porCento.format(parte)}%`;
}

/**
 * The number's own decimals: one; up to three with a call's own barema, and up to five with weighted combined
 * scores, so that different totals never look equal.
 */
export function formatarNota(nota: number | null): string {
  return nota === null ? '—' : formato.format(nota);
}
