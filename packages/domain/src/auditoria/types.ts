import type { Documento } from '../instrutor/types.ts';

/** Personal documents whose openings are recorded (T-B19): an instructor's five, and what holds data of many people. */
export type DocumentoAberto =
  | Documento
  | 'comprovante_disciplinas'
  | 'anexo_do_recurso'
  | 'frequencia_de_oficio'
  | 'anexo_da_contestacao'
  | 'pedido_de_desistencia'
  | 'recusa_de_suplente'
  | 'cadastro'
  | 'mudanca_de_contato'
  | 'cpf_do_instrutor'
  | 'conta_bancaria'
  | 'nome_civil'
  | 'planilha_do_ranque'
  | 'planilha_do_julgamento'
  | 'planilha_de_instrutores'
  | 'planilha_de_ausentes'
  | 'planilha_de_pagamentos'
  | 'folha_de_pagamento'
  | 'remessa'
  | 'projetos_do_edital'
  | 'edital_inteiro'
  | 'certificados_do_edital';
