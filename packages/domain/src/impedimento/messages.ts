import type { EspecieDeImpedimento } from './types.ts';

export * as MENSAGENS_IMPEDIMENTO from './textos.ts';

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
