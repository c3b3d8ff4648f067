import { saoDisciplinas } from '../submit/guards.ts';
import { porChave } from './dados-por-rascunho.ts';

/** Disciplines that the server does not take yet, since they lack the proof: each draft has its own. */
export const disciplinasPorRascunho = porChave('disciplinas_de_rascunhos', saoDisciplinas);
