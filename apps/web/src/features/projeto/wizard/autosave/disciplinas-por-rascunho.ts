import { saoDisciplinas } from '../submit/guards.ts';
import { porChave } from './dados-por-rascunho.ts';

/** Disciplines without a proof, which the server does not accept yet: each draft has its own. */
export const disciplinasPorRascunho = porChave('disciplinas_de_rascunhos', saoDisciplinas);
