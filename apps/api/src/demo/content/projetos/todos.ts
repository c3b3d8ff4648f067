import type { ProjetoDemo } from '../types.ts';
import { PROJETOS_DE_AGRARIAS } from './agrarias.ts';
import { PROJETOS_DE_BIOLOGICAS } from './biologicas.ts';
import { PROJETOS_DE_EDUCACAO_E_ARTES } from './educacao-e-artes.ts';
import { PROJETOS_DE_ENGENHARIAS } from './engenharias.ts';
import { PROJETOS_DE_EXATAS } from './exatas.ts';
import { PROJETOS_DE_HUMANAS } from './humanas.ts';
import { PROJETOS_DE_SAUDE } from './saude.ts';

/** Every submitted project of the demonstration, in no particular order of submission. */
export const PROJETOS: readonly ProjetoDemo[] = [
  ...PROJETOS_DE_EXATAS,
  ...PROJETOS_DE_ENGENHARIAS,
  ...PROJETOS_DE_BIOLOGICAS,
  ...PROJETOS_DE_SAUDE,
  ...PROJETOS_DE_HUMANAS,
  ...PROJETOS_DE_EDUCACAO_E_ARTES,
  ...PROJETOS_DE_AGRARIAS,
];
