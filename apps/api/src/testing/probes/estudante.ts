import type { Sonda } from '../access/probe.ts';
import { responde, sonda } from '../access/sonda.ts';

export const sondasDoEstudante = {
  estudanteAtual: sonda(() => ({}), responde({ sessaoPropria: true })),
} satisfies Record<string, Sonda>;
