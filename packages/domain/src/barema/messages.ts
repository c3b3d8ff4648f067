import type { DesempateFixo } from './types.ts';

export const MENSAGENS_BAREMA = {
  semCriterio: 'O barema precisa de pelo menos um critério na fase 1',
  criteriosDemais: 'O barema tem no máximo 20 critérios',
  nomeVazio: 'Escreva o nome do critério',
  nomeLongo: 'O nome do critério deve ter no máximo 120 caracteres',
  nomeRepetido: 'Já há um critério com este nome',
  ajudaLonga: 'A explicação deve ter no máximo 1000 caracteres',
  textoProibido: 'Este texto tem um caracter que não pode ser guardado',
  codigoInvalido:
    'O código do critério deve começar por uma letra e ter só letras e algarismos, no máximo 60',
  codigoRepetido: 'Já há um critério com este código',
  maximoInvalido: 'O máximo deve ser maior que 0, até 1000, com no máximo uma casa decimal',
  maximoForaDoPasso: 'O máximo deve ser um múltiplo do passo',
  minimoInvalido: 'O mínimo deve ser um múltiplo do passo, entre 0 e o máximo do critério',
  pesoInvalido: 'O peso deve estar entre 0,01 e 10, com no máximo duas casas decimais',
  recomendacaoRepetida: 'Outro critério já recebe esta recomendação',
  recomendacaoSoTipoI: 'Só projetos do TIPO I têm as disciplinas de que a recomendação vem',
  totalMinimoInvalido: 'O mínimo do total deve ser um número de 0 até o maior total possível',
  desempateDesconhecido: 'Este desempate não é um critério deste barema',
  desempateRepetido: 'Este desempate já está na lista',
  sementeVazia: 'Escreva a semente do sorteio, que todos conhecem antes',
  sementeLonga: 'A semente deve ter no máximo 100 caracteres',
  notaVazia: 'Digite a nota',
  notaForaDaFaixa: 'A nota deve estar entre 0 e o máximo do critério',
  notaForaDoPasso: 'A nota deve seguir o passo do critério',
  parecerVazio: 'Escreva o parecer deste critério',
  parecerLongo: 'O parecer de um critério deve ter no máximo 2000 caracteres',
  criterioDesconhecido: 'Este critério não é do barema deste edital',
  criterioRepetido: 'Este critério veio duas vezes',
  usaOBarema: 'Este edital tem barema próprio: mande as notas por critério',
  semFase2: 'O barema deste edital não tem critérios na fase 2',
  semBarema: 'Este edital não tem barema próprio',
  recursoPorCriterio:
    'As regras deste edital dão recurso por critério ou com relator, que só há com o barema de sempre: mude antes essas regras',
  depoisDasInscricoes: 'O barema não muda depois que a avaliação terminou',
  haNotas: 'Já há notas dadas neste edital: do barema só mudam nomes e explicações',
  haNotasDeSempre: 'Já há notas dadas neste edital, pelos critérios de sempre: eles não mudam mais',
  atualizado: 'barema do edital atualizado',
  arquivoInvalido: 'Este arquivo não é um barema',
} as const;

export const NOMES_DOS_DESEMPATES: Readonly<Record<DesempateFixo, string>> = {
  fase1: 'total da fase 1',
  tsd: 'menor TSD média',
  submissao: 'submissão mais antiga',
  sorteio: 'sorteio',
};
