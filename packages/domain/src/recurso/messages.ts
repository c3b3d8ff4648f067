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
  semCriterios: 'Neste edital o recurso é contra o resultado todo',
  criterioDesconhecido: 'Este critério não existe neste edital',
  criterioRepetido: 'Este critério já foi escolhido',
  razoesVazias: 'Escreva as razões deste critério',
  razoesMaximo: 'As razões devem ter no máximo 8000 caracteres',
  semAnexos: 'Neste edital o recurso não leva anexos',
  anexosDemais: 'O recurso leva no máximo 3 anexos',
  anexoRepetido: 'Este arquivo já foi anexado',
  anexoNaoEncontrado: 'Anexo não encontrado.',
  semRecursoComAnexos: 'Você não coordena um projeto que possa levar anexos num recurso',
  criterioSemDecisao: 'Diga se o recurso é acolhido neste critério',
  nenhumAcolhido: 'Nenhum critério foi acolhido: recuse o recurso',
  algumAcolhido: 'Há critério acolhido: aceite o recurso',
  notaFixa: 'Só muda a nota de um critério contestado e acolhido',
  notaDiminui: 'A nota de um critério contestado não pode diminuir',
} as const;

/** Beside `enviado`, where its author gets a receipt. */
export const reciboDoRecurso = (numero: number): string => `Recurso nº ${numero}; o recibo vai por e-mail.`;

export const ROTULOS_RECURSO = {
  justificativa: 'Justificativa do Recurso',
} as const;

export const NOMES_DO_STATUS = { PENDENTE: 'Pendente', ACEITO: 'Aceito', RECUSADO: 'Recusado' } as const;

export const MENSAGENS_RELATORIA = {
  semRelatoria: 'Neste edital os recursos não têm relator',
  semRelator: 'Este recurso não tem relator',
  jaEntregue: 'A minuta deste recurso já foi entregue',
  relatorNaoEncontrado: 'Pessoa não encontrada.',
  relatorAvaliou: 'As notas contestadas são desta pessoa',
  relatorParticipa: 'Esta pessoa participa do projeto',
  relatorDeclarou: 'Esta pessoa declarou impedimento com este projeto',
  relatorDeOutroTipo: 'O relator deve ser avaliador, administrador ou presidente da comissão',
  jaERelator: 'Esta pessoa já é a relatora deste recurso',
  semDecisao: 'Diga se propõe aceitar ou recusar o recurso',
  motivoVazio: 'Diga por que devolve a relatoria',
  motivoMaximo: 'O motivo deve ter no máximo 2000 caracteres',
  escolhaRelator: 'Escolha uma pessoa',
  designado: 'relator designado com sucesso',
  minutaSalva: 'minuta salva com sucesso',
  minutaEntregue: 'minuta entregue com sucesso',
  devolvida: 'relatoria devolvida com sucesso',
  desejaEntregar: 'deseja entregar a minuta?',
  nenhuma: 'Nenhum recurso espera uma minuta sua',
} as const;

export const NOMES_DA_RELATORIA = {
  semRelator: 'Sem relator',
  designada: 'Em relatoria',
  entregue: 'Minuta entregue',
} as const;
