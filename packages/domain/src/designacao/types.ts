/** The filters of a call's projects. A project whose evaluator refused has no evaluator
 * either, and is not among those still to be designated. */
export const ANDAMENTOS_PROCURADOS = [
  'semAvaliador',
  'aDesignar',
  'recusou',
  'designada',
  'aceita',
  'atrasada',
  'divergente',
  'concluida',
] as const;

export type AndamentoProcurado = (typeof ANDAMENTOS_PROCURADOS)[number];
