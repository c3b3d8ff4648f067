import type { EstadoDaSessao } from './types.ts';

export * as MENSAGENS_SESSAO from './textos.ts';

export const NOMES_DA_SESSAO: Readonly<Record<EstadoDaSessao, string>> = {
  aberta: 'aberta',
  suspensa: 'suspensa',
  encerrada: 'encerrada',
  cancelada: 'cancelada',
};
