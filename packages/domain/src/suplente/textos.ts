export const semLista = 'Este edital não tem lista de suplentes';
export const semBolsaLivre = 'Nenhuma bolsa devolvida está livre neste edital';
export const bolsasDeQuemGanhou =
  'As bolsas livres são primeiro de quem ganhou recurso, e só depois dos suplentes';
export const ninguemEspera = 'Nenhum suplente espera vaga neste edital';
export const outroSuplente = 'O próximo suplente agora é outro: confira a lista';
export const bolsasDemais =
  'Escolha pelo menos 1 bolsa, sem passar das que o projeto pediu nem das que estão livres';
export const suplenteChamado = 'suplente chamado';
export const semChamado = 'Este projeto não tem chamado de suplente por responder';
export const chamadoVencido = 'O prazo para responder a este chamado terminou';
export const chamadoComInstrutor = 'Já há bolsista cadastrado na vaga: o chamado foi aceito';
export const chamadoAceito = 'chamado aceito';
export const desejaAceitarChamado = 'deseja aceitar o chamado?';
export const chamadoRecusado = 'chamado recusado';
export const desejaRecusarChamado = 'deseja recusar a bolsa?';
export const semRecusaEscrita = 'Anexe a recusa escrita de quem coordena o projeto';
export const recusaNaoEncontrada = 'Recusa não encontrada.';
export const listaDeHoje = 'A lista deste edital já segue a regra de hoje';
export const listaAvisada = 'quem perde o número na lista foi avisado';
export const listaEspera =
  'Quem perde o número foi avisado há menos de dez dias: a lista só pode mudar depois desse prazo';
export const listaPassada = 'lista passada para a regra de hoje';
export const desejaPassarLista = 'passar a lista para a regra de hoje?';
export const recusaRegistrada = 'recusa do suplente informada';
