export const jaAberta = 'Você já contestou este mês. Aguarde a resposta, ou retire a contestação.';
export const nadaAContestar = 'Neste mês ainda não há horas registradas nem folha fechada';
export const prazoTerminou = (dia: string) => `O prazo para contestar este mês terminou em ${dia}`;
export const jaRespondida =
  'Este mês já foi contestado e respondido. Só se contesta de novo se as horas ou o pagamento mudarem.';
export const vezesDemais = 'Você já contestou este mês 3 vezes. Fale com a administração.';
export const escrevaOQueContesta = 'Diga o que está errado neste mês';
export const escrevaAsRazoes = 'Escreva as razões da resposta';
export const escolhaOResultado = 'Escolha procedente ou improcedente';
export const textoLongo = 'Use até 4.000 caracteres';
export const arquivoNaoEncontrado = 'O arquivo não foi encontrado. Envie o arquivo de novo.';
export const naoEncontrada = 'Contestação não encontrada';
export const naoHaArquivo = 'Esta contestação não tem arquivo';
export const foiRetirada = 'O aluno retirou esta contestação';
export const foiRespondida = 'Esta contestação já foi respondida';
export const enviada = 'Contestação enviada. A resposta vem por e-mail e nesta página.';
export const retirada = 'Contestação retirada.';
export const respondida = 'Resposta enviada ao aluno.';
export const desejaRetirar = 'deseja retirar esta contestação?';
