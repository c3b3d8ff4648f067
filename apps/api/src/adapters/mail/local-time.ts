import { fusoPorExtenso } from '@instrutoria/domain/kernel/fuso.ts';

/** '20 de novembro de 2026 às 11h10, horário de Fortaleza (UTC−3)'. */
export function instantePorExtenso(instante: Date, fuso: string): string {
  const escrever = (partes: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { ...partes, timeZone: fuso }).format(instante);
  const dia = escrever({ day: 'numeric', month: 'long', year: 'numeric' });
  const hora = escrever({ hour: '2-digit', minute: '2-digit' }).replace(':', 'h');
  return `${dia} às ${hora}, ${fusoPorExtenso(fuso, instante)}`;
}
