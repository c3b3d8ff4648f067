export const nomeVazio = 'Diga que sistema recebe os avisos';
export const enderecoInvalido = 'Informe um endereço que comece com https://, sem usuário nem senha';
export const enderecoInterno = 'Este endereço é da rede interna; o sistema só avisa endereços da internet';
export const eventosVazios = 'Escolha pelo menos um acontecimento';
export const webhooksDemais = 'Já há 20 sistemas avisados. Desligar não basta: reaproveite um deles.';
export const webhookNaoEncontrado = 'Sistema não encontrado.';
export const entregaNaoEncontrada = 'Aviso não encontrado.';
export const criado =
  'Copie o segredo agora: ele não aparece de novo. O outro sistema confere os avisos com ele.';
export const segredoTrocado =
  'Copie o segredo novo agora: ele não aparece de novo. O anterior vale mais 24 horas, e os avisos saem com os dois.';
export const segredoNaoVeio = 'O segredo se perdeu no caminho. Troque o segredo para receber outro.';
export const salvo = 'Alterações salvas.';
export const testeEnviado = 'O aviso de teste está a caminho. Veja abaixo se chegou.';
export const reenviado = 'O aviso sai de novo em instantes.';
export const desligado = 'Este sistema está desligado. Ligue-o antes de enviar.';
export const semResposta = 'não respondeu em 10 segundos';
export const redirecionou = 'mandou para outro endereço, e o sistema não segue';
export const naoConectou = 'não foi possível conectar';
export const enderecoRecusado = 'o endereço é da rede interna';
export const foiDesligado = 'o sistema foi desligado antes do envio';
export const segredoIlegivel = 'o segredo não pode ser lido; troque-o';
export const umAvisoMorto = 'Um aviso não chegou a outro sistema depois de todas as tentativas.';
