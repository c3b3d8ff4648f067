const formato = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A score as people read it, '—' until it was given. */
export function formatarNota(nota: number | null): string {
  return nota === null ? '—' : formato.format(nota);
}
