/** '20 de novembro de 2026 às 11:10 BRT'. */
export function instantePorExtenso(instante: Date, fuso: string): string {
  return new Intl.DateTimeFormat('pt-BR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: fuso,
    timeZoneName: 'short',
  }).format(instante);
}
