import type { EstadoDaHomologacao, ParteACorrigir } from './types.ts';

export * as MENSAGENS_HOMOLOGACAO from './textos.ts';

export const NOMES_DA_HOMOLOGACAO: Readonly<Record<EstadoDaHomologacao, string>> = {
  pendente: 'por homologar',
  devolvido: 'devolvido',
  reenviado: 'corrigido, por homologar',
  homologado: 'homologado',
  naoHomologado: 'não homologado',
  emRecurso: 'em recurso',
};

/** Not marked, corrected, or returned with a last day that has passed. */
export const NOME_DO_A_HOMOLOGAR = 'tudo o que falta homologar';

export const NOMES_DAS_PARTES: Readonly<Record<ParteACorrigir, string>> = {
  titulo: 'Título',
  palavrasChave: 'Palavras-chave',
  resumo: 'Resumo',
  introducao: 'Introdução',
  metodologia: 'Metodologia',
  resultadosEsperados: 'Resultados esperados',
  referencias: 'Referências',
};
