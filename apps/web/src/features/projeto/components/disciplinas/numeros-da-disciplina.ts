export const porcento = (tsd: number | undefined) =>
  tsd === undefined ? '—' : `${tsd.toLocaleString('pt-BR')}%`;

export const horas = (carga: number | undefined) =>
  carga === undefined ? '—' : `${carga.toLocaleString('pt-BR')} horas`;
