export const semCriterio = 'O barema precisa de pelo menos um critério na fase 1';
export const criteriosDemais = 'O barema tem no máximo 20 critérios';
export const nomeVazio = 'Escreva o nome do critério';
export const nomeLongo = 'O nome do critério deve ter no máximo 120 caracteres';
export const nomeRepetido = 'Já há um critério com este nome';
export const ajudaLonga = 'A explicação deve ter no máximo 1.000 caracteres';
export const codigoInvalido =
  'O código do critério deve começar por uma letra e ter só letras e algarismos, no máximo 60';
export const codigoRepetido = 'Já há um critério com este código';
export const maximoInvalido = 'O máximo deve ser maior que 0, até 1.000, com no máximo uma casa decimal';
export const maximoForaDoPasso = 'O máximo deve ser um múltiplo do passo';
export const minimoInvalido = 'O mínimo deve ser um múltiplo do passo, entre 0 e o máximo do critério';
export const pesoInvalido = 'O peso deve estar entre 0,01 e 10, com no máximo duas casas decimais';
export const recomendacaoRepetida = 'Outro critério já recebe esta recomendação';
export const recomendacaoSoTipoI = 'A recomendação vem das disciplinas, que só projetos do TIPO I têm';
export const totalMinimoInvalido = 'O mínimo do total deve ser um número de 0 até o maior total possível';
export const desempateDesconhecido = 'Este desempate não é um critério deste barema';
export const desempateRepetido = 'Este desempate já está na lista';
export const sementeVazia = 'Escreva o número do sorteio, que todos conhecem antes';
export const sementeLonga = 'O número do sorteio deve ter no máximo 100 caracteres';
export const notaVazia = 'Digite a nota';
export const notaForaDaFaixa = 'A nota deve estar entre 0 e o máximo do critério';
export const notaForaDoPasso = 'A nota deve seguir o passo do critério';
export const parecerVazio = 'Escreva o parecer deste critério';
export const parecerLongo = 'O parecer de um critério deve ter no máximo 2.000 caracteres';
export const criterioDesconhecido = 'Este critério não é do barema deste edital';
export const criterioRepetido = 'Este critério foi enviado duas vezes';
export const usaOBarema = 'Este edital tem barema próprio: envie as notas por critério';
export const semFase2 = 'O barema deste edital não tem critérios na fase 2';
export const semBarema = 'Este edital não tem barema próprio';
export const variosAvaliadores =
  'Com mais de um avaliador por projeto o barema próprio é necessário: mude antes essa regra';
export const depoisDasInscricoes = 'O barema não muda depois que a avaliação terminou';
export const haNotas = 'Já há notas dadas neste edital: do barema só mudam nomes e explicações';
export const haNotasDeSempre =
  'Já há notas dadas neste edital, pelos critérios de sempre: eles não mudam mais';
export const arquivoInvalido = 'Este arquivo não é um barema';
