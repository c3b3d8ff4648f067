const formato = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

export function formatarNota(nota: number | null): string {
  return nota === null ? '—' : formato.format(nota);
}

/** '1 bolsista e 2 voluntários'. */
export function contarInstrutores(remunerados: number, voluntarios: number): string {
  const bolsistas = `${remunerados} ${remunerados === 1 ? 'bolsista' : 'bolsistas'}`;
  return `${bolsistas} e ${voluntarios} ${voluntarios === 1 ? 'voluntário' : 'voluntários'}`;
}
