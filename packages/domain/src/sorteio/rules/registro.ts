import { contado } from '../../kernel/contagem.ts';
import { NOMES_DOS_DESEJOS } from '../messages.ts';
import {
  DESEJOS_DO_SORTEIO,
  type EstadoDoSorteio,
  type EventoDoSorteio,
  type OrigemDaSemente,
  type PesosDoSorteio,
  type RetiradaDoEvento,
} from '../types.ts';

const PALAVRAS_DO_PESO = new Map([
  [0, 'não importa'],
  [2, 'importa pouco'],
  [5, 'importa'],
  [10, 'importa muito'],
]);
/** The weights that screens offer; a call may have others from before. */
export const PESOS_OFERECIDOS: readonly number[] = [0, 5, 10];

export function palavraDoPeso(peso: number): string {
  return PALAVRAS_DO_PESO.get(peso) ?? `peso ${peso}`;
}

export function pesosPorExtenso(pesos: PesosDoSorteio): string {
  return DESEJOS_DO_SORTEIO.map(
    (desejo) => `${NOMES_DOS_DESEJOS[desejo]}: ${palavraDoPeso(pesos[desejo])}`,
  ).join('; ');
}

export type EventoAnunciado = Omit<EventoDoSorteio, 'id'>;

/** How many evaluators would have so many projects of a draw. */
export interface CargaNoSorteio {
  readonly projetos: number;
  readonly avaliadores: number;
}

/** A draw as it is published: it names no evaluator (E-AVALIACAO-20). */
export interface SorteioPublico {
  readonly numero: number;
  readonly criadoEm: string;
  readonly estado: Exclude<EstadoDoSorteio, 'calculando'>;
  readonly origem: OrigemDaSemente;
  readonly semente: string;
  /** For draws made before events were announced only the words; null when the server drew the seed. */
  readonly evento: {
    readonly evento: string;
    readonly dia: string | null;
    readonly anunciadoEm: string | null;
  } | null;
  readonly versaoDoMetodo: number;
  /**
   * SHA-256 of the salt and the inputs' hash: an auditor can check that the record belongs to the stored
   * inputs.
   */
  readonly compromisso: string;
  readonly projetos: number;
  readonly avaliadores: number;
  readonly porProjeto: number;
  readonly cargaMaxima: number;
  readonly avaliadorDeOutraUnidade: boolean;
  readonly pesos: PesosDoSorteio;
  /** null without a proposal. */
  readonly proposta: {
    readonly custo: number;
    readonly limiteInferior: number;
    readonly empatesResolvidos: boolean;
    readonly cargas: readonly CargaNoSorteio[];
  } | null;
  /** Projects of the result whose evaluators came from this draw, in the result's order. */
  readonly linhas: readonly {
    readonly projeto_id: number;
    readonly titulo: string;
    readonly avaliadores: readonly { readonly codigo: string; readonly aMao: boolean }[];
  }[];
}

/** The public facts of a call's draws. */
export interface RegistroDosSorteios {
  /** All announced events, the earliest first. */
  readonly eventos: readonly EventoAnunciado[];
  /** Every attempt, the first one first. */
  readonly sorteios: readonly SorteioPublico[];
}

export function codigoPorExtenso({
  codigo,
  aMao,
}: {
  readonly codigo: string;
  readonly aMao: boolean;
}): string {
  return aMao ? `${codigo} (escolhido à mão)` : codigo;
}

/** How many evaluators have how many projects, the fewest projects first. */
export function contarCargas(
  linhas: readonly { readonly avaliadores: readonly number[] }[],
): CargaNoSorteio[] {
  const deCada = new Map<number, number>();
  for (const id of linhas.flatMap(({ avaliadores }) => avaliadores))
    deCada.set(id, (deCada.get(id) ?? 0) + 1);
  const vezes = new Map<number, number>();
  for (const projetos of deCada.values()) vezes.set(projetos, (vezes.get(projetos) ?? 0) + 1);
  return [...vezes]
    .toSorted(([um], [outro]) => um - outro)
    .map(([projetos, avaliadores]) => ({ projetos, avaliadores }));
}

const ESTADOS: Readonly<Record<SorteioPublico['estado'], string | null>> = {
  proposta: null,
  impossivel: 'Com estes limites não havia distribuição possível.',
  cancelado: 'Foi cancelado antes de terminar.',
  falhou: 'Não terminou.',
};

type Quando = (instante: string) => string;
type Dia = (dia: string) => string;

export function eventoPorExtenso(
  { evento, dia, anunciadoEm, retirada = null }: Omit<EventoAnunciado, 'retirada'> & Partial<EventoAnunciado>,
  quando: Quando,
  noDia: Dia,
): string {
  return `${evento}, em ${noDia(dia)}; anunciado em ${quando(anunciadoEm)}${retirada === null ? '' : `; ${retiradaPorExtenso(retirada, quando)}`}`;
}

function retiradaPorExtenso({ em, motivo, naoAconteceu }: RetiradaDoEvento, quando: Quando): string {
  return `substituído em ${quando(em)}${naoAconteceu ? ', porque não aconteceu' : ''}. Motivo: ${motivo}`;
}

function sementePorExtenso({ semente, evento }: SorteioPublico, quando: Quando, noDia: Dia): string {
  if (evento === null) return `Número do sorteio: ${semente}, tirado pelo sistema.`;
  const { dia, anunciadoEm } = evento;
  const de =
    dia === null || anunciadoEm === null
      ? evento.evento
      : eventoPorExtenso({ evento: evento.evento, dia, anunciadoEm }, quando, noDia);
  return `Número do sorteio: ${semente}, de: ${de}.`;
}

function propostaPorExtenso({
  custo,
  limiteInferior,
  empatesResolvidos,
  cargas,
}: NonNullable<SorteioPublico['proposta']>): string[] {
  const provado = custo === limiteInferior;
  const deCada = cargas.map(
    ({ projetos, avaliadores }) =>
      `${contado(avaliadores, 'avaliador', 'avaliadores')} com ${contado(projetos, 'projeto', 'projetos')}`,
  );
  return [
    provado
      ? 'Está provado que nenhuma outra proposta atendia melhor ao que se pediu.'
      : `Podia haver uma melhor: esta custou ${custo}, e nenhuma custava menos de ${limiteInferior}.`,
    ...(provado && empatesResolvidos ? ['Entre as igualmente boas, o número do sorteio decidiu.'] : []),
    `Na proposta: ${deCada.join(', ')}.`,
  ];
}

/** A draw in sentences, for every page that shows it; `quando` writes an instant, `noDia` a day. */
export function sorteioPorExtenso(sorteio: SorteioPublico, quando: Quando, noDia: Dia): string[] {
  const { criadoEm, estado, projetos, avaliadores, porProjeto, cargaMaxima, proposta } = sorteio;
  const aMao = sorteio.linhas.flatMap((linha) => linha.avaliadores).filter((um) => um.aMao).length;
  const dito = ESTADOS[estado];
  return [
    `Feito em ${quando(criadoEm)}, entre ${contado(projetos, 'projeto', 'projetos')} e ${contado(avaliadores, 'avaliador', 'avaliadores')}.`,
    sementePorExtenso(sorteio, quando, noDia),
    `${contado(porProjeto, 'avaliador', 'avaliadores')} por projeto; no máximo ${contado(cargaMaxima, 'projeto', 'projetos')} por avaliador${sorteio.avaliadorDeOutraUnidade ? '; ninguém avalia projeto da própria unidade' : ''}.`,
    `O que se procurou: ${pesosPorExtenso(sorteio.pesos)}.`,
    ...(dito === null ? [] : [dito]),
    ...(proposta === null ? [] : propostaPorExtenso(proposta)),
    sorteio.linhas.length === 0
      ? 'Por ele ninguém foi designado.'
      : `Por ele foram designados os avaliadores de ${contado(sorteio.linhas.length, 'projeto', 'projetos')} deste resultado${aMao === 0 ? ', todos como sorteados' : `; ${contado(aMao, 'avaliador foi escolhido', 'avaliadores foram escolhidos')} à mão`}.`,
  ];
}
