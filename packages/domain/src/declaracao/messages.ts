export * as MENSAGENS_DECLARACAO from './textos.ts';

export const NOMES_DOS_PAPEIS = {
  INSTRUTOR: 'Instrutor',
  COORDENADOR: 'Coordenador',
  AVALIADOR: 'Avaliador',
} as const;
