import type { EspecieDeImpedimento } from './types.ts';

export const MENSAGENS_IMPEDIMENTO = {
  declarado: 'impedimento declarado',
  encerrado: 'impedimento encerrado',
  pessoaOuUnidade: 'Escolha uma pessoa ou uma unidade',
  pessoaDaLista: 'Escolha uma pessoa da lista',
  unidadeDaLista: 'Escolha uma unidade',
  proprioNome: 'Escolha outra pessoa: um projeto seu nunca é julgado por você',
  especieVazia: 'Escolha a espécie do impedimento',
  especieDaUnidade: 'Esta espécie é de pessoas, não de unidades',
  observacaoVazia: 'Escreva qual é o motivo',
  diaInvalido: 'Escreva desde quando, um dia que não esteja no futuro',
  jaDeclarado: 'Você já declarou este impedimento',
  jaEncerrado: 'Este impedimento já foi encerrado',
  motivoVazio: 'Escreva por que o impedimento terminou',
  naoEncontrado: 'Impedimento não encontrado.',
} as const;

export const NOMES_DAS_ESPECIES: Readonly<Record<EspecieDeImpedimento, string>> = {
  interesse: 'interesse direto ou indireto no resultado',
  parentesco: 'cônjuge, companheiro ou parente até o terceiro grau',
  litigio: 'processo judicial ou administrativo com a pessoa, o cônjuge ou o companheiro dela',
  amizadeOuInimizade: 'amizade íntima ou inimizade notória',
  orientacao: 'orientador ou orientando',
  coautoria: 'publicação ou pesquisa em comum nos últimos anos',
  sociedadeOuChefia: 'sociedade, chefia ou subordinação',
  outro: 'outro motivo',
};
