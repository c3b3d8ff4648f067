import { ficouAbaixo, type Pontuado, situacaoDaSecretaria } from '../../decisao/rules/situacao.ts';
import { vagasDadas } from '../../decisao/rules/vagas.ts';
import type { Vagas } from '../../decisao/types.ts';
import type { LinhaDoResultado } from '../../resultado/types.ts';

export const ATOS_DO_SUPLENTE = ['CHAMADO', 'DECLINOU', 'NAO_RESPONDEU'] as const;
export type AtoDoSuplente = (typeof ATOS_DO_SUPLENTE)[number];

/** What happened when a suplente's turn came; it keeps its number. */
export interface SuplenteFeito {
  readonly projeto_id: number;
  readonly numero: number;
  readonly ato: AtoDoSuplente;
  readonly bolsas: number;
  /** The day, in the zone of the settings. */
  readonly em: string;
}

/**
 * The members of a list: 'semBolsa' (D53), or 'semVaga', used for lists published before D53: projects
 * without any place, even if they asked for no scholarship.
 */
export const CRITERIOS_DA_LISTA = ['semVaga', 'semBolsa'] as const;
export type CriterioDaLista = (typeof CRITERIOS_DA_LISTA)[number];

export interface RegraDaLista {
  readonly criterio: CriterioDaLista;
  /** Also projects with fewer scholarships than they asked for, after those without any. */
  readonly parciais: boolean;
}

export const REGRA_DA_LISTA: RegraDaLista = { criterio: 'semBolsa', parciais: false };

/** A call's list, with what happened to the suplentes whose turn came. */
export interface ListaDeSuplentes<F extends SuplenteNumerado = SuplenteFeito> {
  readonly regra: RegraDaLista;
  readonly feitos: readonly F[];
}
export type SuplenteNumerado = Pick<SuplenteFeito, 'numero' | 'projeto_id'>;

/** A project in a decision or a result: the places it asked for and got, and its scores. */
export interface NaFila extends Vagas, Pontuado {
  readonly projeto_id: number;
  /** null: not evaluated. */
  readonly posicao: number | null;
}

/** 0: waits for its first scholarship; 1: waits for the rest of those it asked for; null: does not wait. */
function vezDe(projeto: NaFila, { criterio, parciais }: RegraDaLista): 0 | 1 | null {
  if (projeto.posicao === null || situacaoDaSecretaria(projeto, projeto) === 'REPROVADO') return null;
  if (criterio === 'semVaga') return vagasDadas(projeto) === 'nenhuma' ? 0 : null;
  if (ficouAbaixo(projeto)) return null;
  const { remunerados: pede, remunerados_aprovados: recebe } = projeto;
  if (recebe === 0) return pede > 0 ? 0 : null;
  return parciais && recebe < pede ? 1 : null;
}

/**
 * The projects that wait for a scholarship, in the order of calling. `projetos` come in ranking order. Every
 * list of suplentes uses this function: what-if, decision, minutes, result, call-up and texts.
 */
export function quemEspera<P extends NaFila>(projetos: readonly P[], regra: RegraDaLista): P[] {
  const da = (vez: 0 | 1) => projetos.filter((projeto) => vezDe(projeto, regra) === vez);
  return [...da(0), ...da(1)];
}

/**
 * The number of each suplente. Projects that were called or declined keep theirs; the others get the free
 * numbers in order, so that calling one renumbers nobody.
 */
export function numerarSuplentes(
  projetos: readonly NaFila[],
  { regra, feitos }: ListaDeSuplentes<SuplenteNumerado>,
): ReadonlyMap<number, number> {
  const numeros = new Map(feitos.map(({ projeto_id, numero }) => [projeto_id, numero]));
  const usados = new Set(numeros.values());
  let livre = 0;
  for (const { projeto_id } of quemEspera(projetos, regra)) {
    if (numeros.has(projeto_id)) continue;
    do livre += 1;
    while (usados.has(livre));
    numeros.set(projeto_id, livre);
  }
  return numeros;
}

/** The rows with their numbers, and what happened to those whose turn came; only for a call with a list. */
export function comSuplentes(
  linhas: readonly LinhaDoResultado[],
  projetos: readonly NaFila[],
  lista: ListaDeSuplentes,
): LinhaDoResultado[] {
  const numeros = numerarSuplentes(projetos, lista);
  const deCada = new Map(lista.feitos.map((um) => [um.projeto_id, um]));
  return linhas.map((linha) => {
    const feito = deCada.get(linha.projeto_id);
    return {
      ...linha,
      suplente: numeros.get(linha.projeto_id) ?? null,
      ...(feito?.ato === 'CHAMADO' ? { chamadoEm: feito.em } : {}),
      ...(feito?.ato === 'DECLINOU' ? { declinouEm: feito.em } : {}),
      ...(feito?.ato === 'NAO_RESPONDEU' ? { semRespostaEm: feito.em } : {}),
    };
  });
}

interface Chamado extends Pick<SuplenteFeito, 'ato'> {
  /** The last day to answer; null where the call-up was made without one. */
  readonly prazo: string | null;
  /** When the coordinator accepted; null while they did not. */
  readonly aceitoEm: string | null;
}

/** The last day of a call-up that was not answered yet; null where no answer is asked for. */
export function prazoDaResposta({ ato, prazo, aceitoEm }: Chamado): string | null {
  return ato === 'CHAMADO' && aceitoEm === null ? prazo : null;
}

interface ChamadoNaVaga extends Chamado {
  /** Somebody is registered in a place that the call-up gave; registering also accepts it. */
  readonly ocupado: boolean;
}

/** The last day on which the coordinator can answer; null if no answer is expected any more. */
export function respondeAte(chamado: ChamadoNaVaga): string | null {
  return chamado.ocupado ? null : prazoDaResposta(chamado);
}

/** How a call-up was accepted; null while it was not, and for one that asked for no answer. */
export function aceiteDoChamado({ ato, prazo, aceitoEm, ocupado }: ChamadoNaVaga): AceiteDoChamado | null {
  if (ato !== 'CHAMADO' || (aceitoEm === null && (prazo === null || !ocupado))) return null;
  return { em: aceitoEm };
}

/** `em` is null where registering somebody in the place accepted it. */
export interface AceiteDoChamado {
  readonly em: string | null;
}

export interface Suplente {
  readonly projeto_id: number;
  readonly numero: number;
  /** Scholarships that it asked for. */
  readonly pede: number;
  /** How many its unit still has room for; absent where the call sets no limit for each unit. */
  readonly cabem?: number | undefined;
  readonly feito: SuplenteFeito | null;
}

/** Whether it waits but is passed over because its unit has reached its limit. */
export function unidadeCheia({ feito, cabem }: Pick<Suplente, 'cabem' | 'feito'>): boolean {
  return feito === null && cabem === 0;
}

/** The lowest waiting number whose unit has room; null when there is none. */
export function proximoSuplente<S extends Pick<Suplente, 'cabem' | 'feito' | 'numero'>>(
  suplentes: readonly S[],
): S | null {
  const esperam = suplentes.filter((um) => um.feito === null && !unidadeCheia(um));
  return esperam.toSorted((a, b) => a.numero - b.numero)[0] ?? null;
}

export interface BolsasDevolvidas {
  readonly projeto_id: number;
  readonly titulo: string;
  readonly bolsas: number;
  /** The day, in the zone of the settings. */
  readonly em: string;
  /** By an annulment (D56); otherwise because its project was closed or given up. */
  readonly porAnulacao?: true | undefined;
}

export interface Anulado {
  /** The most that the project had before an annulment, including what a call-up gave it after that. */
  readonly tinha: number;
  /** The day of the last annulment. */
  readonly em: string;
}

/**
 * Every scholarship that came back to the call: from closed projects, from those with a desistência, and from
 * annulments unless given again.
 */
export function bolsasDevolvidas(
  projetos: readonly {
    readonly projeto_id: number;
    readonly titulo: string;
    readonly recebe: number;
  }[],
  {
    encerrados,
    anulados,
  }: {
    /** By project, the day since which it is closed. */
    readonly encerrados: ReadonlyMap<number, string>;
    readonly anulados: ReadonlyMap<number, Anulado>;
  },
): BolsasDevolvidas[] {
  return projetos.flatMap(({ projeto_id, titulo, recebe }) => {
    const em = encerrados.get(projeto_id);
    const anulado = anulados.get(projeto_id);
    const tirou = anulado === undefined ? 0 : Math.max(0, anulado.tinha - recebe);
    return [
      ...(em === undefined || recebe === 0 ? [] : [{ projeto_id, titulo, bolsas: recebe, em }]),
      ...(anulado === undefined || tirou === 0
        ? []
        : [{ projeto_id, titulo, bolsas: tirou, em: anulado.em, porAnulacao: true as const }]),
    ];
  });
}

export interface BolsasDaLista {
  /** From projects that gave their places back. */
  readonly devolvidas: number;
  /** Given to suplentes who were called. */
  readonly chamadas: number;
  /** In force: granted to projects that keep theirs, and to called ones, and due after an appeal (D56). */
  readonly emUso: number;
  readonly limiteBolsas: number | null;
}

/** How many scholarships can be given next: those given back and not passed on, within the call's limit. */
export function bolsasLivres({ devolvidas, chamadas, emUso, limiteBolsas }: BolsasDaLista): number {
  const noLimite = limiteBolsas === null ? Number.POSITIVE_INFINITY : limiteBolsas - emUso;
  return Math.max(0, Math.min(devolvidas - chamadas, noLimite));
}

export interface BolsasDoProjeto {
  readonly projeto_id: number;
  readonly unidadeId: number;
  readonly recebe: number;
}

/** How many scholarships each unit has room for; those given back make room in the unit of their project. */
export function cabemNasUnidades(
  bolsas: readonly BolsasDoProjeto[],
  devolveram: { has(projetoId: number): boolean },
  porUnidade: number,
): ReadonlyMap<number, number> {
  const cabem = new Map<number, number>();
  for (const { projeto_id, unidadeId, recebe } of bolsas) {
    const emUso = devolveram.has(projeto_id) ? 0 : recebe;
    cabem.set(unidadeId, (cabem.get(unidadeId) ?? porUnidade) - emUso);
  }
  return new Map([...cabem].map(([unidade, n]) => [unidade, Math.max(0, n)]));
}
