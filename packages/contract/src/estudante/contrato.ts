import { rotasDaEntradaDoEstudante } from './entrada.ts';

export const rotasDoEstudante = {
  ...rotasDaEntradaDoEstudante,
} as const;
