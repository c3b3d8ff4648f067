import type { Documento } from './types.ts';

/** Stored instead of a document that is not needed (D26). */
export const LITERAL_DO_VOLUNTARIO = 'voluntario';
export const LITERAL_DA_BOLSA_UNICA = 'bolsa única';
/** Stored instead of the termo's file until it is signed in the product. */
export const LITERAL_DO_TERMO_POR_ASSINAR = 'por assinar';

export const NOME_DO_INSTRUTOR_MAXIMO = 200;
export const PROGRAMA_DO_INSTRUTOR_MAXIMO = 200;
export const MOTIVO_MAXIMO = 1000;
export const MATRICULA_MAXIMA = 40;

export const ARQUIVO_DO_DOCUMENTO = {
  termo_compromisso: 'termo',
  declaracao_aluno_detentor: 'declaracao',
  historico_declaracao: 'historico',
  dados_bancarios: 'dados_bancarios',
  termo_anuencia: 'anuencia',
} as const satisfies Record<Documento, string>;

export const MOTIVO_DO_FIM_PADRAO = 'sem motivo informado';
export const MOTIVOS_DO_PROJETO = {
  DESISTENCIA: 'Desistência do projeto',
  ANULACAO: 'Anulação do resultado do projeto',
} as const;
