/** Refusals of an entry by the institution's account; each says what to do. */
export const RECUSAS_DA_PORTA = {
  RESPOSTA_ALTERADA: 'A resposta da instituição não pôde ser confirmada. Comece de novo.',
  RESPOSTA_DE_OUTRO_PROVEDOR: 'A resposta veio de outro provedor, e não foi aceita. Comece de novo.',
  RESPOSTA_VENCIDA: 'A resposta da instituição demorou demais e venceu. Comece de novo.',
  RESPOSTA_REPETIDA: 'Esta resposta já foi usada. Comece de novo.',
  RESPOSTA_DE_OUTRO_NAVEGADOR: 'Esta entrada começou em outro navegador ou em outra aba. Comece de novo.',
  ENTRADA_CANCELADA: 'A entrada foi cancelada na página da instituição. Comece de novo quando quiser.',
  PROVEDOR_FORA: 'O serviço de contas da instituição não responde. Tente de novo em alguns minutos.',
  PROVEDOR_RECUSOU: 'O serviço de contas da instituição recusou o pedido. Avise a administração.',
  SEM_IDENTIFICADOR: 'A instituição não disse quem é você. Avise a administração.',
  USUARIO_OU_SENHA: 'Usuário ou senha da instituição incorretos.',
  CONTA_DESATIVADA_LA: 'A sua conta da instituição está desativada. Procure quem cuida dela.',
  SEGREDO_ILEGIVEL:
    'A administração precisa digitar de novo o segredo desta forma de entrar. Avise-a, ou use outra.',
  SAIDA_INVALIDA:
    'O aviso de saída da instituição não pôde ser confirmado. Se a sua conta está aberta aqui, saia dela.',
  SAIDA_NAO_CONFIRMADA: 'A instituição não confirmou a saída. Feche o navegador se outra pessoa o usa.',
  PORTA_DESLIGADA: 'Esta forma de entrar está desligada. Use outra.',
} as const;
export type CodigoDaRecusa = keyof typeof RECUSAS_DA_PORTA;

export const contaEncerrada =
  'A conta ligada a esta entrada foi encerrada. Escreva para a administração se precisa de outra.';
export const contaJaLigada =
  'A conta com este CPF ou e-mail já está ligada a outra conta da instituição. Escreva para a administração.';
export const portaNaoEncontrada = 'Esta forma de entrar não existe ou está desligada.';
export const entradaVencida = 'Esta entrada venceu ou já foi usada. Comece de novo.';
export const soComAInstituicao = 'A sua conta entra pela instituição. Use o botão acima.';
export const soPelaOutraPorta =
  'A sua conta já entra por outra conta da instituição. Comece de novo e entre por ela.';
export const nomeDaPorta = 'Dê outro nome: já existe uma porta com este';
export const preencha = 'preencha este campo';
export const nomeLongo = 'O nome deve ter no máximo 60 caracteres';
export const contatoLongo = 'Use no máximo 200 caracteres';
export const enderecoInvalido = 'Escreva o endereço inteiro, começando com https://';
export const semHttps = 'O endereço precisa começar com https://';
export const escopoOpenid = 'A lista precisa conter openid';
export const dominioInvalido = 'Escreva só o domínio, como universidade.br';
export const unidadeDesconhecida = 'Escolha uma unidade cadastrada';
export const unidadeRepetida = 'Esta unidade já está em outra linha';
export const portaSalva = 'Porta salva.';
export const identidadeNaoEncontrada = 'Vínculo não encontrado.';
export const desvinculada = 'Vínculo desfeito. As entradas feitas por ele terminaram.';
export const semDuasEntradas =
  'Para desligar a entrada por senha, entre na última hora pela senha e também pela instituição.';
export const excecaoNaoAdministrador = 'Só administradores podem ser exceção';
export const semExcecao = 'Escolha pelo menos um administrador que continua entrando por senha';
export const entradaLocalSalva = 'Entrada por senha salva.';
export const permitaRedeInterna = 'Se é um servidor da instituição, marque que ele fica na rede interna.';
export const emissorDiferente =
  'O provedor tem outro emissor que este endereço: copie o emissor como ele o escreve.';
export const naoEhProvedor = 'não responde como provedor OpenID Connect. Confira o endereço.';
export const semChaves = 'As chaves do provedor não puderam ser lidas. Confira o endereço.';
export const escopoDesconhecido = 'O provedor não conhece o escopo';
export const paginaNaoAbre = 'A página de entrada do provedor não abre. Confira o endereço.';
export const clienteDesconhecido =
  'O provedor não conhece este cliente, ou não tem salvo o endereço de retorno';
export const metodoDesconhecido = 'O provedor não aceita este modo de enviar o segredo. Escolha o outro.';
export const segredoErrado = 'O provedor não aceita este segredo. Copie-o de novo, sem espaços.';
export const trocaNaoResponde = 'O endereço que troca o código não responde como deveria. Confira-o.';
export const enderecoNaoResponde = 'Este endereço do provedor não responde como deveria. Confira-o.';
export const nomeDoDado = 'não é nome de dado: escreva-o como o provedor, sem espaços.';
export const semVinculo = 'O seu vínculo não abre conta aqui. Escreva para';
export const abrirPorta = 'Ler a configuração';
export const portaLigada = 'Porta ligada.';
export const portaDesligada = 'Porta desligada.';
