/** The filters of a call's projects. A project whose evaluator refused has no evaluator either. */
export const ANDAMENTOS_PROCURADOS = [
  'semAvaliador',
  'recusou',
  'designada',
  'aceita',
  'atrasada',
  'divergente',
  'concluida',
] as const;

export type AndamentoProcurado = (typeof ANDAMENTOS_PROCURADOS)[number];
