import type { MotivoDoNaoPagamento } from './types.ts';

/** Texts of the monthly payment sheet; ours. */
export const MENSAGENS_PAGAMENTO = {
  mesInvalido: 'Escreva o mês como aaaa-mm',
  mesFuturo:
    'Este mês ainda não terminou: a folha só pode ser fechada no mês seguinte ou depois da janela de frequência',
  jaFechada: 'A folha deste mês já foi fechada',
  mesAnteriorAberto: 'Feche antes a folha do mês anterior',
  nenhuma: 'Nenhuma folha de pagamento',
  semBolsistas: 'Não há bolsistas neste mês',
  fechada: 'folha fechada com sucesso',
  desejaFechar: 'deseja fechar a folha deste mês?',
} as const;

export const NOMES_DOS_MOTIVOS: Readonly<Record<MotivoDoNaoPagamento, string>> = {
  IRREGULAR: 'aluno irregular',
  SEM_FREQUENCIA: 'frequência não registrada',
  NAO_SE_APLICA: 'mês marcado como não se aplica',
  AUSENCIA: 'ausência registrada no mês',
  JA_PAGO: 'já recebeu a bolsa deste mês',
};

export const NOMES_DOS_LANCAMENTOS = { NORMAL: 'do mês', AJUSTE: 'de mês anterior' } as const;
