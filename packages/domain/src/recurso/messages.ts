export const MENSAGENS_RECURSO = {
  mensagemVazia: 'Por favor, insira uma mensagem.',
  mensagemMaxima: 'A justificativa deve ter no máximo 20000 caracteres',
  enviado: 'Solicitação de recurso enviada com sucesso!',
  jaPendente: 'Já existe um recurso pendente para este projeto',
  prazoTerminou: 'O prazo para recursos terminou',
  foraDoResultado: 'Este edital não está na fase de resultado',
  jaDecidido: 'Este recurso já foi decidido',
  jaHouveDecidido: 'Já houve um recurso decidido sobre este resultado',
  naoPodeDiminuir: 'Um recurso aceito não pode diminuir a nota nem as vagas',
  parecerVazio: 'Escreva o parecer do recurso',
  parecerMaximo: 'O parecer deve ter no máximo 20000 caracteres',
  textoNaoGuardavel: 'O texto tem caracteres que não podem ser guardados',
  naoENumero: 'Digite um número',
  notaFalta: 'Digite a nota',
  naoEncontrado: 'Recurso não encontrado.',
  aceito: 'recurso aceito com sucesso',
  recusado: 'recurso recusado com sucesso',
  desejaAceitar: 'deseja aceitar este recurso?',
  desejaRecusar: 'deseja recusar este recurso?',
  nenhum: 'Nenhum recurso foi solicitado',
} as const;

export const ROTULOS_RECURSO = {
  justificativa: 'Justificativa do Recurso',
} as const;

export const NOMES_DO_STATUS = { PENDENTE: 'Pendente', ACEITO: 'Aceito', RECUSADO: 'Recusado' } as const;
