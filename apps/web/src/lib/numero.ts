const formato = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** As many decimals as it has: one, or up to three where a call's own barema weighs. */
export function formatarNota(nota: number | null): string {
  return nota === null ? '—' : formato.format(nota);
}

/** '1 bolsista e 2 voluntários'. */
export function contarInstrutores(remunerados: number, voluntarios: number): string {
  const bolsistas = `${remunerados} ${remunerados === 1 ? 'bolsista' : 'bolsistas'}`;
  return `${bolsistas} e ${voluntarios} ${voluntarios === 1 ? 'voluntário' : 'voluntários'}`;
}
