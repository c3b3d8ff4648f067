import type { TipoDeConta } from './types.ts';

export * as MENSAGENS_BANCO from './textos.ts';

export const NOMES_DOS_TIPOS_DE_CONTA: Readonly<Record<TipoDeConta, string>> = {
  corrente: 'Conta corrente',
  poupanca: 'Conta poupança',
  salario: 'Conta-salário',
};
