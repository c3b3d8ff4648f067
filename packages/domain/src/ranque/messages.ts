export * as MENSAGENS_RANQUE from './textos.ts';

export const NOMES_DO_DESEMPATE = {
  total: 'total',
  pontuacaoFase1: 'total da fase 1',
  pontuacaoAdequacaoCoerencia: 'adequação e coerência',
  pontuacaoRelevanciaJustificativaClareza: 'relevância, justificativa e clareza',
  pontuacaoMetodologiaAtividades: 'metodologia e atividades',
  pontuacaoOrganizacaoTextual: 'organização textual',
  tsdMedio: 'menor taxa de sucesso média (TSD)',
  submetidoEm: 'envio mais antigo',
} as const;
