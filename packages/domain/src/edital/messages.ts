import { prazoNoDia } from '../kernel/fuso.ts';
import * as MENSAGENS_EDITAL from './textos.ts';

export { MENSAGENS_EDITAL };

export const recursosDeMudancaAte = (dia: string): string =>
  `${MENSAGENS_EDITAL.recursosDeMudanca}, até ${prazoNoDia(dia)}`;

export const ROTULOS_EDITAL = { sim: 'SIM', nao: 'NÃO' } as const;

export const NOMES_DAS_FASES = {
  submissao: 'Inscrições',
  avaliacao: 'Avaliação',
  decisao: 'Decisão',
  secretaria: 'Secretaria',
  resultado: 'Resultado',
  arquivado: 'Arquivado',
} as const;
