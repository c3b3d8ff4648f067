export * as MENSAGENS_PROJETO from './textos.ts';

/** The question when a project nearly repeats another of the same coordinator in the call (D46). */
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

/** The first text on a proposal's page once it was sent. */
export const PROPOSTA_RECEBIDA = {
  titulo: 'Proposta recebida',
  quando: (id: number, quando: string, email: string) =>
    `Projeto nº ${id}, recebido em ${quando}. O recibo foi para ${email}.`,
  podeEditar: (prazo: string) => `Você pode editar até ${prazo}.`,
  depoisAAvaliacao: 'Depois vem a avaliação. O resultado chega por e-mail.',
  depoisAHomologacao: 'Depois vêm a homologação e a avaliação. Cada resultado chega por e-mail.',
} as const;
