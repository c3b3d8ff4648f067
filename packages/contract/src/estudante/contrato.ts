import { rotasDosDadosDoEstudante } from './dados.ts';
import { rotasDaEntradaDoEstudante } from './entrada.ts';
import { rotasDosVinculosDoEstudante } from './vinculos.ts';

export const rotasDoEstudante = {
  ...rotasDaEntradaDoEstudante,
  ...rotasDosVinculosDoEstudante,
  ...rotasDosDadosDoEstudante,
} as const;
