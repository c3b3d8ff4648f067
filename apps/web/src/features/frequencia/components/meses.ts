/** The months as people read them, January first. */
export const MESES = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
] as const;

export function nomeDoMes(mes: number): string {
  return MESES[mes - 1] ?? '';
}

/** '2026-03' → 'março de 2026'. */
export function mesPorExtenso(mes: string): string {
  return `${nomeDoMes(Number(mes.slice(5, 7)))} de ${mes.slice(0, 4)}`;
}
