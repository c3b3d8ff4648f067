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

/** The receipts of a correction asked or answered, and of an appeal against a não homologação. */
export const HOMOLOGACAO_RECEBIDA = {
  correcao: 'Correção recebida',
  correcaoEm: (projeto: number, quando: string) =>
    `Correção do projeto nº ${projeto}, recebida em ${quando}.`,
  depoisDaCorrecao: 'A administração lê o que mudou e decide se o projeto será avaliado.',
  recurso: 'Recurso recebido',
  recursoEm: (projeto: number, quando: string) =>
    `Recurso contra a não homologação do projeto nº ${projeto}, recebido em ${quando}.`,
  depoisDoRecurso: 'A administração decide, e a decisão chega por e-mail.',
  esperaPorEla: 'Não há dia marcado, mas o resultado do edital espera por essa decisão.',
  semEmail: 'Este envio não tem recibo por e-mail.',
  pedida: 'Correção pedida',
  pedidaEm: (projeto: number, quando: string) =>
    `Projeto nº ${projeto}, devolvido em ${quando}. O pedido segue por e-mail para quem coordena.`,
  corrigeAte: (prazo: string) => `A correção pode chegar até ${prazo}.`,
  depoisDoPedido: 'Depois desse dia, ou quando ela chegar, você decide sobre o projeto.',
} as const;
