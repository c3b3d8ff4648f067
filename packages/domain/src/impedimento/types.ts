/** The grounds that forbid judging: Lei 9.784/1999, arts. 18 to 21, and grounds that universities add. */
export const ESPECIES_DE_IMPEDIMENTO = [
  'interesse',
  'parentesco',
  'litigio',
  'amizadeOuInimizade',
  'orientacao',
  'coautoria',
  'sociedadeOuChefia',
  'outro',
] as const;
export type EspecieDeImpedimento = (typeof ESPECIES_DE_IMPEDIMENTO)[number];

/** The kinds that can concern a whole unit. */
export const ESPECIES_COM_UNIDADE: readonly EspecieDeImpedimento[] = [
  'interesse',
  'litigio',
  'sociedadeOuChefia',
  'outro',
];
