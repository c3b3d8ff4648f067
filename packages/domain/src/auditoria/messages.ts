import { NOMES_DOS_DOCUMENTOS } from '../instrutor/messages.ts';
import type { DocumentoAberto } from './types.ts';

/**
 * Names, for the audit page, of acts that are not calls of the contract; each call has its name in its own
 * block.
 */
export const NOMES_DE_OUTROS_ATOS: Readonly<Record<string, string>> = {
  cadastrar: 'cadastrou-se',
  cadastrarComOutroTipo: 'cadastrou-se pedindo outro tipo',
  criarAdministrador: 'criou um administrador',
  entrarFalhou: 'errou a senha ao entrar',
  entradaRecusada: 'teve recusada a entrada com a conta da instituição',
  segundoFatorPedido: 'acertou a senha; falta o segundo fator',
  segundoFatorFalhou: 'errou o segundo fator',
  trocarChaveDaInstituicao: 'trocou a chave que assina as declarações, pela linha de comando',
  liberarCpfDoAlunoPeloOperador:
    'teve a conta de instrutor encerrada pela linha de comando, porque o CPF era de outra pessoa',
  removerFatoresPeloOperador: 'teve o segundo fator removido pela linha de comando',
  senhaAtualIncorreta: 'errou a senha atual',
  exportarRanque: 'baixou a planilha de um ranque',
  efetivarTransferencia: 'passou a coordenação de um projeto a outra pessoa',
  deixarDeEfetivarTransferencia: 'não passou a coordenação de um projeto no dia marcado',
  mudarFusoMarcado: 'mudou o fuso, como estava marcado, ou o dia em que ele muda',
  arquivoDanificado: 'arquivo diferente do que foi enviado',
};

export const NOMES_DOS_REGISTROS: Readonly<Record<string, string>> = {
  professor: 'professor',
  professorNaoCadastrado: 'professor sem conta',
  edital: 'edital',
  unidade: 'unidade',
  programa: 'programa',
  aviso: 'aviso',
  configuracao: 'configuração',
  projeto: 'projeto',
  disciplina: 'disciplina',
  comprovante: 'comprovante',
  projeto_aprovacao: 'avaliação',
  impedimento: 'impedimento',
  recurso: 'recurso',
  prorrogacao: 'prorrogação',
  valor_da_bolsa: 'valor da bolsa',
  conferencia_da_folha: 'conferência de uma folha de pagamento',
  folha_de_pagamento: 'folha de pagamento',
  remessa: 'remessa de pagamento',
  layout_da_remessa: 'layout de remessa',
  pagador: 'pagador',
  declaracao: 'declaração',
  instrutor: 'instrutor',
  sorteio: 'sorteio',
};

export const NOMES_DOS_DOCUMENTOS_ABERTOS: Readonly<Record<DocumentoAberto, string>> = {
  ...NOMES_DOS_DOCUMENTOS,
  comprovante_disciplinas: 'Comprovante das disciplinas',
  anexo_do_recurso: 'Anexo de um recurso',
  frequencia_de_oficio: 'Documento da frequência registrada pela administração',
  anexo_da_contestacao: 'Arquivo da contestação de um mês',
  pedido_de_desistencia: 'Pedido escrito de desistência',
  recusa_de_suplente: 'Recusa escrita de um suplente',
  cadastro: 'Cadastro completo, com CPF',
  mudanca_de_contato: 'E-mail ou CPF antes e depois de uma mudança',
  cpf_do_instrutor: 'CPF do instrutor',
  conta_bancaria: 'dados bancários do instrutor',
  nome_civil: 'Nome civil',
  planilha_do_ranque: 'Planilha do ranque',
  planilha_do_julgamento: 'Planilha de como os avaliadores julgam',
  planilha_de_instrutores: 'Planilha de instrutores',
  planilha_de_ausentes: 'Planilha de ausentes',
  planilha_de_pagamentos: 'Planilha de pagamentos',
  folha_de_pagamento: 'Folha de pagamento, com CPF',
  remessa: 'Arquivo de uma remessa, com CPF e contas',
  projetos_do_edital: 'Todos os projetos de um edital',
  edital_inteiro: 'Edital inteiro, num só ZIP',
  certificados_do_edital: 'Certificados de um edital, num só ZIP',
};

/** Of a document that an earlier version named, its code. */
export function nomeDoDocumentoAberto(documento: string): string {
  return (
    Object.entries(NOMES_DOS_DOCUMENTOS_ABERTOS).find(([codigo]) => codigo === documento)?.[1] ?? documento
  );
}
