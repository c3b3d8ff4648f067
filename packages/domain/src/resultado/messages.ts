import type { VersaoDoResultado } from './types.ts';

export const MENSAGENS_RESULTADO = {
  versaoNaoEncontrada: 'Versão não encontrada.',
  justificativaVazia: 'Escreva a justificativa da correção',
  justificativaMaxima: 'A justificativa deve ter no máximo 2000 caracteres',
  recursoPendente: 'Há um recurso pendente sobre este projeto: decida-o antes',
  naoPodeDiminuir: 'Uma correção não pode diminuir a nota nem as vagas',
  semMudanca: 'A correção não muda nada no resultado',
  corrigido: 'resultado corrigido com sucesso',
  lido: 'resultado lido',
  desejaCorrigir: 'deseja corrigir o resultado deste projeto?',
} as const;

export function motivoPorExtenso({
  motivo,
  recurso,
  reconstituida,
}: Pick<VersaoDoResultado, 'motivo' | 'reconstituida' | 'recurso'>): string {
  const nome = { PUBLICACAO: 'publicação', RECURSO: `recurso nº ${recurso}`, CORRECAO: 'correção' }[motivo];
  return reconstituida ? `${nome} (reconstituída)` : nome;
}

/** The line under a result's name; `quando` writes an instant (ISO) in the reader's zone or the institution's. */
export function versaoPorExtenso(
  versao: Pick<VersaoDoResultado, 'instante' | 'motivo' | 'numero' | 'reconstituida' | 'recurso'>,
  resultadoPublicadoEm: string,
  quando: (instante: string) => string,
): string {
  const { numero, instante } = versao;
  if (numero === 1) return `Versão 1, publicada em ${quando(instante)}.`;
  return (
    `Versão ${numero}, de ${quando(instante)}: ${motivoPorExtenso(versao)}. ` +
    `Resultado publicado em ${quando(resultadoPublicadoEm)}.`
  );
}

export const NOMES_DAS_COLUNAS: Readonly<Record<string, string>> = {
  posicao: 'Posição',
  titulo: 'Título',
  coordenador: 'Coordenador',
  unidade: 'Unidade',
  tipoProjeto: 'Tipo',
  total: 'Total',
  situacaoExibida: 'Situação',
  vagas: 'Vagas',
  remunerados_aprovados: 'Bolsistas aprovados',
  voluntarios_aprovados: 'Voluntários aprovados',
  desempate: 'Desempate',
};
