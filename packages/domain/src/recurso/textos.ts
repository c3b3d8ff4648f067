export const mensagemVazia = 'Por favor, insira uma mensagem.';
export const mensagemMaxima = 'A justificativa deve ter no máximo 20.000 caracteres';
export const enviado = 'Solicitação de recurso enviada com sucesso!';
export const jaPendente = 'Já existe um recurso pendente para este projeto';
/** On a screen of the person who sent the appeal; the text above refuses the call. */
export const aguardandoDecisao = 'Aguardando a decisão da comissão. Você receberá um e-mail';
export const prazoTerminou = 'O prazo para recursos terminou';
export const mudancaDepoisDaDecisao =
  'O recurso deste projeto ainda não foi decidido. Depois da decisão, você terá dez dias para recorrer da mudança de lugar que outro projeto trouxe';
export const foraDoResultado = 'Este edital não está na fase de resultado';
export const jaDecidido = 'Este recurso já foi decidido';
export const jaHouveDecidido = 'Já houve um recurso decidido sobre este resultado';
export const naoPodeDiminuir = 'Um recurso aceito não pode diminuir a nota nem as vagas';
export const semBolsasDevidas = 'Não faltam bolsas a este recurso';
export const semBolsaLivre = 'Nenhuma bolsa está livre: aumente antes o limite de bolsas do edital';
export const bolsasConcedidas = 'bolsas concedidas com sucesso';
export const limiteMantido = 'o motivo foi salvo e enviado ao coordenador';
export const parecerVazio = 'Escreva o parecer do recurso';
export const parecerMaximo = 'O parecer deve ter no máximo 20.000 caracteres';
export const naoENumero = 'Digite um número';
export const notaFalta = 'Digite a nota';
export const bolsistasFaltam = 'Digite o número de bolsistas';
export const voluntariosFaltam = 'Digite o número de voluntários';
export const naoEncontrado = 'Recurso não encontrado.';
export const aceito = 'recurso aceito com sucesso';
export const recusado = 'recurso recusado com sucesso';
export const desejaAceitar = 'deseja aceitar este recurso?';
export const desejaRecusar = 'deseja recusar este recurso?';
export const nenhum = 'Nenhum recurso foi solicitado';
export const nenhumADecidir = 'Nenhum recurso espera a sua decisão';
export const semCriterios = 'Neste edital o recurso é contra o resultado todo';
export const criterioDesconhecido = 'Este critério não existe neste edital';
export const criterioRepetido = 'Este critério já foi escolhido';
export const razoesVazias = 'Escreva as razões deste critério';
export const razoesMaximo = 'As razões devem ter no máximo 8.000 caracteres';
export const quemPioraRecorre =
  'Quem piora de posição é avisado e tem dez dias para recorrer disso, salvo depois do resultado final.';
export const soAMudanca =
  'Este recurso é só contra a mudança de lugar: escreva as razões na justificativa, sem critérios';
export const semAnexos = 'Neste edital o recurso não leva anexos';
export const anexosDemais = 'O recurso leva no máximo 3 anexos';
export const anexoRepetido = 'Este arquivo já foi anexado';
export const anexoNaoEncontrado = 'Anexo não encontrado.';
export const semRecursoComAnexos = 'Você não coordena um projeto que possa levar anexos num recurso';
export const criterioSemDecisao = 'Diga se o recurso é acolhido neste critério';
export const nenhumAcolhido = 'Nenhum critério foi acolhido: recuse o recurso';
export const algumAcolhido = 'Há critério acolhido: aceite o recurso';
export const notaFixa = 'Só muda a nota de um critério contestado e acolhido';
export const notaDiminui = 'A nota de um critério contestado não pode diminuir';
export const substitutoIndicado = 'substituto indicado: ele foi avisado por e-mail';
export const haQuemDecida = 'A presidência da comissão pode decidir este recurso: não cabe substituto';
export const escolhaOSubstituto = 'Escolha uma pessoa';
export const substitutoDeOutroTipo =
  'O substituto deve ser avaliador, administrador ou presidente da comissão';
export const desejaIndicarSubstituto = 'deseja indicar quem decide este recurso?';
export const haAdministracao = 'A administração pode indicar o substituto deste recurso: peça a ela';
