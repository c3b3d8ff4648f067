import type { RegrasDoPagador } from './types.ts';

export const MOTIVO_DA_CONTA_MAXIMO = 500;

export const REGRAS_DO_PAGADOR_PADRAO: RegrasDoPagador = {
  soDoTitular: true,
  // Caixa.
  poupanca: ['104'],
  contaSalario: false,
};
