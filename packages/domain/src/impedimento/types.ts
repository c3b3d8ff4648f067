/** The grounds that forbid judging: Lei 9.784/1999, arts. 18 to 21, and what universities ask besides. */
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

/** Of those, what somebody may have with a whole unit. */
export const ESPECIES_COM_UNIDADE: readonly EspecieDeImpedimento[] = [
  'interesse',
  'litigio',
  'sociedadeOuChefia',
  'outro',
];
