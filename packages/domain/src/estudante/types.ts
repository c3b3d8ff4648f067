/** What a person who opened data of a student is to the student's project. */
export const PAPEIS_DE_QUEM_VIU = ['COORDENACAO', 'ADMINISTRACAO', 'UNIVERSIDADE'] as const;
export type PapelDeQuemViu = (typeof PAPEIS_DE_QUEM_VIU)[number];
