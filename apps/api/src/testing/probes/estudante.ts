import type { Sonda } from '../access/probe.ts';
import { responde, sonda } from '../access/sonda.ts';
import { sondasDosVinculosDoEstudante } from './vinculos-do-estudante.ts';

export const sondasDoEstudante = {
  estudanteAtual: sonda(() => ({}), responde({ sessaoPropria: true })),
  ...sondasDosVinculosDoEstudante,
} satisfies Record<string, Sonda>;
