import type { EstadoDaReuniao } from './types.ts';

export * as MENSAGENS_REUNIAO from './textos.ts';

export const NOMES_DA_REUNIAO: Readonly<Record<EstadoDaReuniao, string>> = {
  aberta: 'aberta',
  suspensa: 'suspensa',
  encerrada: 'encerrada',
  cancelada: 'cancelada',
};
