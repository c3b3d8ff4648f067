export * as MENSAGENS_DESIGNACAO from './textos.ts';

export const NOMES_DOS_ANDAMENTOS = {
  semAvaliador: 'sem avaliador',
  aDesignar: 'sem avaliador, ninguém recusou',
  recusou: 'recusou',
  designada: 'à espera de resposta',
  aceita: 'aceita',
  atrasada: 'atrasada',
  divergente: 'totais divergentes',
  concluida: 'concluída',
} as const;
