import { CARGA_MAXIMA, PESO_MAXIMO } from './limits.ts';

export const naoEncontrado = 'Sorteio não encontrado.';
export const semProjetos = 'Nenhum projeto deste edital espera avaliador';
export const emAndamento = 'Já há um sorteio em andamento neste edital';
export const cancelado = 'sorteio cancelado';
export const jaTerminou = 'Este sorteio já terminou';
export const semProposta = 'Este sorteio não tem proposta';
export const superado = 'Outro sorteio já designou avaliadores depois deste. Sorteie de novo o que falta';
export const foraDoSorteio = 'Este projeto não está neste sorteio';
export const comProjetoSeu =
  'Este sorteio inclui um projeto em que você participa. Peça a outra pessoa da administração';
export const naoTerminou = 'O sorteio não terminou. Tente outra vez em instantes.';
export const cargaInvalida = `Escreva um número inteiro de 1 a ${CARGA_MAXIMA}`;
export const pesoInvalido = `Escolha um peso de 0 a ${PESO_MAXIMO}`;
export const sementeVazia = 'Escreva o número do sorteio';
export const eventoVazio = 'Escreva qual é o evento';
export const diaDoEventoInvalido = 'Escreva o dia do evento';
export const eventoDeHoje =
  'Escolha um dia a partir de amanhã: o evento precisa ser anunciado antes de acontecer';
export const anuncioTarde = 'O evento só pode ser anunciado até o fim da avaliação';
export const semEvento = 'Anuncie antes o evento público de onde vem o número do sorteio';
export const eventoSubstituido = 'Outro evento foi anunciado depois deste, e só o último vale';
export const eventoPorVir =
  'Este evento ainda não aconteceu: escreva o número do sorteio a partir do dia dele';
export const eventoUsado =
  'Este evento já deu o número de um sorteio e não pode ser substituído. Para sortear de novo, use o mesmo número';
export const eventoDoDiaPassado =
  'O dia deste evento já chegou. Ele só pode ser substituído se não aconteceu: marque isso e escreva o motivo';
export const motivoDaRetirada = 'Escreva por que o evento anunciado antes é substituído';
export const outraSemente =
  'Este evento já deu outro número, e cada evento dá um só. Use o número do primeiro sorteio feito com ele, ou o do sistema';
export const anunciado = 'evento anunciado';
export const fixoImpossivel = 'Este avaliador não pode avaliar este projeto';
export const fixoDesconhecido = 'Escolha um avaliador e um projeto deste sorteio';
export const fixosDemais = 'Este projeto tem avaliadores demais';
export const projetosDemais = 'Este edital tem projetos demais para um só sorteio';
export const nenhumSorteio = 'Nenhum sorteio de avaliadores foi feito neste edital.';
export const sobreOsCodigos =
  'Todas as tentativas, na ordem em que foram feitas. Cada avaliador aparece como um código, que é outro em cada projeto. Assim ninguém junta o que a mesma pessoa avaliou. Quem entrou depois no lugar de outro não aparece.';
