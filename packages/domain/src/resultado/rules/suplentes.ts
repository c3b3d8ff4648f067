import type { LinhaDoResultado } from '../types.ts';

export const ATOS_DO_SUPLENTE = ['CHAMADO', 'DECLINOU'] as const;
export type AtoDoSuplente = (typeof ATOS_DO_SUPLENTE)[number];

/** What became of a suplente whose turn came; it keeps its number. */
export interface SuplenteFeito {
  readonly projeto_id: number;
  readonly numero: number;
  readonly ato: AtoDoSuplente;
  readonly bolsas: number;
  /** The day, in the zone of the settings. */
  readonly em: string;
}

type Espera = Pick<LinhaDoResultado, 'posicao' | 'projeto_id' | 'situacaoExibida' | 'vagas'>;

/** Passed the minimum, and has no place. */
export function esperaVaga({ posicao, situacaoExibida, vagas }: Espera): boolean {
  return posicao !== null && situacaoExibida !== 'REPROVADO' && vagas === 'nenhuma';
}

/**
 * The number of each suplente. Who was called or declined keeps his; the others have the free ones, in ranking order, so
 * that calling somebody renumbers nobody.
 */
export function numerarSuplentes(
  linhas: readonly Espera[],
  feitos: readonly Pick<SuplenteFeito, 'numero' | 'projeto_id'>[],
): ReadonlyMap<number, number> {
  const numeros = new Map(feitos.map(({ projeto_id, numero }) => [projeto_id, numero]));
  const usados = new Set(numeros.values());
  let livre = 0;
  for (const linha of linhas) {
    if (!esperaVaga(linha) || numeros.has(linha.projeto_id)) continue;
    do livre += 1;
    while (usados.has(livre));
    numeros.set(linha.projeto_id, livre);
  }
  return numeros;
}

/** The rows with their numbers, and what became of whose turn came; only of a call with a list. */
export function comSuplentes(
  linhas: readonly LinhaDoResultado[],
  feitos: readonly SuplenteFeito[],
): LinhaDoResultado[] {
  const numeros = numerarSuplentes(linhas, feitos);
  const deCada = new Map(feitos.map((um) => [um.projeto_id, um]));
  return linhas.map((linha) => {
    const feito = deCada.get(linha.projeto_id);
    return {
      ...linha,
      suplente: numeros.get(linha.projeto_id) ?? null,
      ...(feito?.ato === 'CHAMADO' ? { chamadoEm: feito.em } : {}),
      ...(feito?.ato === 'DECLINOU' ? { declinouEm: feito.em } : {}),
    };
  });
}

export interface Suplente {
  readonly projeto_id: number;
  readonly numero: number;
  /** Scholarships that it asks for. */
  readonly pede: number;
  /** How many its unit still has room for; absent where the call sets no limit for each unit. */
  readonly cabem?: number | undefined;
  readonly feito: SuplenteFeito | null;
}

/** Waits, and is passed over while its unit has all that it may have. */
export function unidadeCheia({ feito, cabem }: Pick<Suplente, 'cabem' | 'feito'>): boolean {
  return feito === null && cabem === 0;
}

/** The lowest number that waits and whose unit has room; null when there is none. */
export function proximoSuplente<S extends Pick<Suplente, 'cabem' | 'feito' | 'numero'>>(
  suplentes: readonly S[],
): S | null {
  const esperam = suplentes.filter((um) => um.feito === null && !unidadeCheia(um));
  return esperam.toSorted((a, b) => a.numero - b.numero)[0] ?? null;
}

export interface BolsasDaLista {
  /** Of projects that gave their places back. */
  readonly devolvidas: number;
  /** Of suplentes who were called. */
  readonly chamadas: number;
  /** In force: granted to projects that keep theirs, and to called ones. */
  readonly emUso: number;
  readonly limiteBolsas: number | null;
}

/** How many scholarships the next may be given: what was given back and not passed on, within the call's limit. */
export function bolsasLivres({ devolvidas, chamadas, emUso, limiteBolsas }: BolsasDaLista): number {
  const noLimite = limiteBolsas === null ? Number.POSITIVE_INFINITY : limiteBolsas - emUso;
  return Math.max(0, Math.min(devolvidas - chamadas, noLimite));
}

export interface BolsasDoProjeto {
  readonly projeto_id: number;
  readonly unidadeId: number;
  readonly recebe: number;
}

/** How many each unit still has room for: what a project gave back makes room in its unit. */
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
