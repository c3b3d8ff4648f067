export * as MENSAGENS_PROJETO from './textos.ts';

/** Asked when a project nearly repeats another of the same coordinator in the call (D46). */
export function perguntaDoParecido(titulo: string, quando: string): string {
  return `Você já enviou "${titulo}" em ${quando}. Enviar mesmo assim?`;
}

/** `uma` names the choice with its article. */
export function escolhaDaLista(uma: string): string {
  return `Escolha ${uma} da lista`;
}

export const ROTULOS_PROJETO = {
  cadastrar: 'Cadastrar',
  salvar: 'salvar',
  nao: 'Não',
  sim: 'Sim',
  adicionar: 'adicionar',
  excluir: 'excluir',
  naoPossui: 'não possui',
  salvarRascunho: 'salvar rascunho',
  semTitulo: 'SEM TITULO',
  semNomes: 'Avaliação sem nomes',
  identificacao: 'Identificação do projeto',
  resumo: 'Resumo',
  introducao: 'Introdução',
  metodologia: 'Metodologia',
  resultadosEsperados: 'Resultados Esperados',
  anexo: 'Anexo',
} as const;
