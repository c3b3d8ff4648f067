import { rotasDaEntradaDoEstudante } from './entrada.ts';
import { rotasDosVinculosDoEstudante } from './vinculos.ts';

export const rotasDoEstudante = {
  ...rotasDaEntradaDoEstudante,
  ...rotasDosVinculosDoEstudante,
} as const;
