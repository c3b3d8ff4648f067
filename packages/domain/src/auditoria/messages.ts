import { NOMES_DOS_DOCUMENTOS } from '../instrutor/messages.ts';
import type { DocumentoAberto } from './types.ts';

/** What a person did, as the trail tells it: 'Ana designou um avaliador'. */
export const NOMES_DOS_ATOS: Readonly<Record<string, string>> = {
  // Accounts.
  cadastrarProfessor: 'cadastrou-se',
  cadastrarComOutroTipo: 'cadastrou-se pedindo outro tipo',
  criarAdministrador: 'criou um administrador',
  entrar: 'entrou',
  sair: 'saiu',
  encerrarConta: 'encerrou a conta',
  alterarSenha: 'alterou a senha',
  pedirRedefinicaoDeSenha: 'pediu um link para redefinir a senha',
  redefinirSenha: 'redefiniu a senha',
  atualizarProfessor: 'alterou os dados pessoais',
  alterarTipo: 'mudou o tipo de um usuário',
  encerrarSessao: 'encerrou uma sessão',
  encerrarOutrasSessoes: 'encerrou as outras sessões',
  // Administration.
  criarEdital: 'criou um edital',
  atualizarEdital: 'alterou um edital',
  encerrarInscricoes: 'encerrou as inscrições de um edital',
  arquivarEdital: 'arquivou um edital',
  criarUnidade: 'criou uma unidade',
  atualizarUnidade: 'alterou uma unidade',
  excluirUnidade: 'excluiu uma unidade',
  criarPrograma: 'criou um programa',
  atualizarPrograma: 'alterou um programa',
  excluirPrograma: 'excluiu um programa',
  criarAviso: 'criou um aviso',
  atualizarAviso: 'alterou um aviso',
  excluirAviso: 'excluiu um aviso',
  atualizarConfiguracao: 'alterou a configuração',
  // Projects.
  submeterProjeto: 'submeteu um projeto',
  atualizarProjeto: 'alterou um projeto',
  salvarRascunho: 'salvou um rascunho',
  excluirRascunho: 'excluiu um rascunho',
  salvarCronogramas: 'salvou cronogramas',
  adicionarDisciplinas: 'adicionou disciplinas',
  criarDisciplina: 'criou uma disciplina',
  cadastrarNaoCadastrado: 'cadastrou um professor sem conta',
  // Evaluation, decision, results.
  designarAvaliador: 'designou um avaliador',
  substituirAvaliador: 'substituiu um avaliador',
  lembrarAvaliadores: 'lembrou avaliadores',
  aceitarAvaliacao: 'aceitou avaliar um projeto',
  recusarAvaliacao: 'recusou avaliar um projeto',
  salvarFase1: 'salvou notas da fase 1',
  salvarFase2: 'salvou notas da fase 2',
  avaliar: 'concluiu uma avaliação',
  exportarRanque: 'baixou a planilha de um ranque',
  iniciarDecisao: 'iniciou a decisão dos instrutores',
  aprovarInstrutores: 'aprovou instrutores de um projeto',
  enviarASecretaria: 'enviou um edital à secretaria',
  publicarResultados: 'publicou resultados',
  // Appeals.
  solicitarRecurso: 'solicitou um recurso',
  aceitarRecurso: 'aceitou um recurso',
  recusarRecurso: 'recusou um recurso',
  // Attendance and reports.
  registrarFrequencias: 'registrou frequências',
  salvarRelatorioDisciplinas: 'salvou o relatório das disciplinas',
  salvarRelatorioAtividade: 'salvou um relatório de atividades',
  salvarRelatorioCoordenador: 'salvou o relatório do coordenador',
  // Payments and declarations.
  fecharFolhaDePagamento: 'fechou uma folha de pagamento',
  exportarFolhaDePagamento: 'baixou a planilha de uma folha de pagamento',
  emitirDeclaracao: 'emitiu uma declaração',
  revogarDeclaracao: 'revogou uma declaração',
  // Instructors.
  cadastrarInstrutor: 'cadastrou um instrutor',
  atualizarInstrutor: 'alterou um instrutor',
  encerrarInstrutor: 'encerrou o vínculo de um instrutor',
  alterarSituacaoDoInstrutor: 'alterou a situação de um instrutor',
  alterarMesInicio: 'alterou o mês de início de um instrutor',
  conferirDocumento: 'conferiu um documento de um instrutor',
  registrarIrregularidade: 'registrou a ausência de um instrutor',
  exportarInstrutores: 'baixou a planilha dos instrutores',
  exportarAusentes: 'baixou a planilha dos ausentes',
};

/** The kinds of record as people read them. */
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
  recurso: 'recurso',
  folha_de_pagamento: 'folha de pagamento',
  declaracao: 'declaração',
  instrutor: 'instrutor',
};

/** How an opened document is called where its openings are listed (T-M8). */
export const NOMES_DOS_DOCUMENTOS_ABERTOS: Readonly<Record<DocumentoAberto, string>> = {
  ...NOMES_DOS_DOCUMENTOS,
  comprovante_disciplinas: 'Comprovante das disciplinas',
  cadastro: 'Cadastro completo, com CPF',
  planilha_do_ranque: 'Planilha do ranque',
  planilha_de_instrutores: 'Planilha de instrutores',
  planilha_de_ausentes: 'Planilha de ausentes',
  planilha_de_pagamentos: 'Planilha de pagamentos',
};
