import { contado } from '../kernel/contagem.ts';
import * as MENSAGENS_RESULTADO from './textos.ts';
import type { VersaoDoResultado } from './types.ts';

export { MENSAGENS_RESULTADO };

type Nomeada = Pick<VersaoDoResultado, 'preliminar'>;
interface Publicado {
  readonly resultadoPublicadoEm: string;
  readonly finalEm?: string | null | undefined;
}

/** 'Resultado', or 'preliminar' or 'final' where the call has both. */
export function nomeDoResultado({ finalEm }: Pick<Publicado, 'finalEm'>, { preliminar }: Nomeada): string {
  if (preliminar === true) return 'Resultado preliminar';
  return typeof finalEm === 'string' ? 'Resultado final' : 'Resultado';
}

export function processoPorExtenso(processo: string): string {
  return `Processo nº ${processo}`;
}

export function motivoPorExtenso({
  motivo,
  recurso,
  reconstituida,
  preliminar,
}: Pick<VersaoDoResultado, 'motivo' | 'preliminar' | 'reconstituida' | 'recurso'>): string {
  const nome = {
    PUBLICACAO: preliminar === true ? 'publicação do resultado preliminar' : 'publicação',
    RECURSO: `recurso nº ${recurso}`,
    CORRECAO: 'correção',
    ANULACAO: 'anulação',
    FINAL: 'resultado final',
    SUPLENTE: 'lista de suplentes',
  }[motivo];
  return reconstituida ? `${nome} (reconstituída)` : nome;
}

/** The reason of the act that made the version. */
export function justificativaPorExtenso({
  motivo,
  justificativa,
}: Pick<VersaoDoResultado, 'justificativa' | 'motivo'>): string | null {
  if (justificativa === null) return null;
  return `Justificativa da ${motivo === 'ANULACAO' ? 'anulação' : 'correção'}: ${justificativa}`;
}

/** The line under a result's name; `quando` writes an instant (ISO) in the reader's zone or the institution's. */
export function versaoPorExtenso(
  versao: Pick<
    VersaoDoResultado,
    'instante' | 'motivo' | 'numero' | 'preliminar' | 'reconstituida' | 'recurso'
  >,
  { resultadoPublicadoEm, finalEm }: Publicado,
  quando: (instante: string) => string,
): string {
  const { numero, instante, preliminar } = versao;
  const de = finalEm === undefined ? 'Resultado' : 'Resultado preliminar';
  const depois = preliminar === true ? ` ${MENSAGENS_RESULTADO.depoisOFinal}` : '';
  if (numero === 1) return `Versão 1, publicada em ${quando(instante)}.${depois}`;
  return (
    `Versão ${numero}, de ${quando(instante)}: ${motivoPorExtenso(versao)}. ` +
    `${de} publicado em ${quando(resultadoPublicadoEm)}.${depois}`
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
  suplente: 'Suplente nº',
  chamadoEm: 'Chamado em',
  declinouEm: 'Recusou em',
  semRespostaEm: 'Não respondeu até',
  sessaoAlterada: 'Decisão alterada da sessão nº',
  tardia: 'Recebida fora do prazo',
};

interface EmailsDoResultado {
  readonly todos: number;
  readonly enviados: number;
  readonly falharam: number;
}

/** What the page of a published result says first to people who work on its edital. */
export const RESULTADO_PUBLICADO = {
  titulo: (nome: string) => `${nome} publicado`,
  recursosAte: (prazo: string) => `Os coordenadores podem recorrer até ${prazo}.`,
  emails: ({ todos, enviados, falharam }: EmailsDoResultado) => {
    const naFila = todos - enviados - falharam;
    return [
      `E-mails aos coordenadores: ${contado(enviados, 'enviado', 'enviados')}`,
      ...(naFila > 0 ? [`${naFila} na fila`] : []),
      ...(falharam > 0 ? [contado(falharam, 'não saiu', 'não saíram')] : []),
    ].join(', ');
  },
} as const;
