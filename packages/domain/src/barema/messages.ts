import type { DesempateFixo } from './types.ts';

export * as MENSAGENS_BAREMA from './textos.ts';

export const NOMES_DOS_DESEMPATES: Readonly<Record<DesempateFixo, string>> = {
  fase1: 'total da fase 1',
  tsd: 'menor taxa de sucesso média (TSD)',
  submissao: 'envio mais antigo',
  sorteio: 'sorteio',
};
