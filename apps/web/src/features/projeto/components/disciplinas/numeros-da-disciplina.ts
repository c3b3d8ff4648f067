import type { ValorOficial } from '@instrutoria/domain/projeto/rules/disciplina-oficial.ts';

export const porcento = (tsd: number | undefined) =>
  tsd === undefined ? '—' : `${tsd.toLocaleString('pt-BR')}%`;

export const horas = (carga: number | undefined) =>
  carga === undefined ? '—' : `${carga.toLocaleString('pt-BR')} horas`;

/** '72,4%', '64 horas', or the name. */
export function oficialPorExtenso({ campo, valor }: ValorOficial): string {
  if (typeof valor === 'string') return valor;
  return campo === 'tsd' ? porcento(valor) : horas(valor);
}
