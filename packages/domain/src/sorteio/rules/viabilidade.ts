import { CARGA_MAXIMA } from '../limits.ts';
import type {
  EntradaDoSorteio,
  Impossibilidade,
  LimiteDoSorteio,
  LinhaDoSorteio,
  ProjetoNoSorteio,
} from '../types.ts';
import { limitesEmVigor, lugaresDo, parPermitido } from './pares.ts';

interface Falta {
  readonly projetos: readonly number[];
  readonly precisam: number;
  readonly cabem: number;
}

/** Evaluators chosen by hand count first, since their places are taken. */
function fixosDeCada({ projetos }: EntradaDoSorteio): ReadonlyMap<number, number> {
  const fixos = new Map<number, number>();
  for (const id of projetos.flatMap((projeto) => projeto.fixos)) fixos.set(id, (fixos.get(id) ?? 0) + 1);
  return fixos;
}

/** Places that each evaluator has left in a draw. */
export function lugaresLivres(entrada: EntradaDoSorteio, cargaMaxima = entrada.cargaMaxima): number[] {
  const fixos = fixosDeCada(entrada);
  return entrada.avaliadores.map(({ id, carga }) => Math.max(0, cargaMaxima - carga - (fixos.get(id) ?? 0)));
}

/** The positions of the evaluators whom a project may still get under these limits. */
export function possiveis(
  { avaliadores }: EntradaDoSorteio,
  limites: readonly LimiteDoSorteio[],
  projeto: ProjetoNoSorteio,
): number[] {
  return avaliadores.flatMap((avaliador, n) =>
    !projeto.fixos.includes(avaliador.id) && parPermitido(limites, projeto, avaliador) ? [n] : [],
  );
}

/**
 * Fills the places by augmenting paths: each project in turn, moving evaluators of other projects where
 * needed. Places that stay empty give the projects that block each other (the smaller side of a minimum cut).
 */
class Preenchimento {
  readonly #entrada: EntradaDoSorteio;
  readonly #adjacentes: readonly (readonly number[])[];
  readonly #livres: number[];
  /** Each evaluator's projects; each project's evaluators. */
  readonly #temEle: Set<number>[];
  readonly #dele: Set<number>[];

  constructor(entrada: EntradaDoSorteio, limites: readonly LimiteDoSorteio[], cargaMaxima: number) {
    this.#entrada = entrada;
    this.#adjacentes = entrada.projetos.map((projeto) => possiveis(entrada, limites, projeto));
    this.#livres = limites.includes('carga')
      ? lugaresLivres(entrada, cargaMaxima)
      : entrada.avaliadores.map(() => entrada.projetos.length);
    this.#temEle = entrada.avaliadores.map(() => new Set());
    this.#dele = entrada.projetos.map(() => new Set());
  }

  #precisa(projeto: number): number {
    const este = this.#entrada.projetos[projeto];
    return lugaresDo(this.#entrada, este) - (este?.fixos.length ?? 0);
  }

  #dar(projeto: number, avaliador: number): void {
    this.#temEle[avaliador]?.add(projeto);
    this.#dele[projeto]?.add(avaliador);
  }

  #tirar(projeto: number, avaliador: number): void {
    this.#temEle[avaliador]?.delete(projeto);
    this.#dele[projeto]?.delete(avaliador);
  }

  /**
   * Breadth-first search from one project; true when one more place is filled, else everything that it
   * reached.
   */
  #aumentar(inicio: number): true | { projetos: Set<number>; avaliadores: Set<number> } {
    const vindoDe = new Map<number, number>();
    const projetos = new Map<number, number | null>([[inicio, null]]);
    const fila = [inicio];
    for (const projeto of fila) {
      for (const avaliador of this.#adjacentes[projeto] ?? []) {
        if (vindoDe.has(avaliador) || this.#dele[projeto]?.has(avaliador)) continue;
        vindoDe.set(avaliador, projeto);
        if ((this.#temEle[avaliador]?.size ?? 0) < (this.#livres[avaliador] ?? 0)) {
          this.#trocar(avaliador, vindoDe, projetos);
          return true;
        }
        for (const outro of this.#temEle[avaliador] ?? []) {
          if (projetos.has(outro)) continue;
          projetos.set(outro, avaliador);
          fila.push(outro);
        }
      }
    }
    return { projetos: new Set(projetos.keys()), avaliadores: new Set(vindoDe.keys()) };
  }

  #trocar(
    fim: number,
    vindoDe: ReadonlyMap<number, number>,
    projetos: ReadonlyMap<number, number | null>,
  ): void {
    let avaliador: number | null = fim;
    while (avaliador !== null) {
      const projeto = vindoDe.get(avaliador);
      if (projeto === undefined) throw new Error('a path without its beginning');
      this.#dar(projeto, avaliador);
      const deixado: number | null = projetos.get(projeto) ?? null;
      if (deixado !== null) this.#tirar(projeto, deixado);
      avaliador = deixado;
    }
  }

  #falta(alcancado: { projetos: Set<number>; avaliadores: Set<number> }): Falta {
    let precisam = 0;
    let cabem = 0;
    for (const projeto of alcancado.projetos) {
      precisam += this.#precisa(projeto);
      for (const n of this.#adjacentes[projeto] ?? []) if (!alcancado.avaliadores.has(n)) cabem += 1;
    }
    for (const n of alcancado.avaliadores) cabem += this.#livres[n] ?? 0;
    const projetos = [...alcancado.projetos].map((n) => this.#entrada.projetos[n]?.id ?? 0);
    return { projetos: projetos.toSorted((a, b) => a - b), precisam, cabem };
  }

  /** Places that nobody can fill, whatever the order: a missing augmenting path never appears later. */
  faltam(): number {
    let faltam = 0;
    for (const projeto of this.#entrada.projetos.keys()) {
      let n = this.#precisa(projeto);
      while (n > 0 && this.#aumentar(projeto) === true) n -= 1;
      faltam += n;
    }
    return faltam;
  }

  preencher(): LinhaDoSorteio[] | Falta {
    for (const projeto of this.#entrada.projetos.keys()) {
      for (let n = this.#precisa(projeto); n > 0; n -= 1) {
        const feito = this.#aumentar(projeto);
        if (feito !== true) return this.#falta(feito);
      }
    }
    return this.#entrada.projetos.map(({ id, fixos }, n) => {
      const sorteados = [...(this.#dele[n] ?? [])].map((quem) => this.#entrada.avaliadores[quem]?.id ?? 0);
      return { projeto: id, avaliadores: [...fixos, ...sorteados].toSorted((a, b) => a - b) };
    });
  }
}

/** Some proposal within the limits, ignoring the wishes; or the obstacle to any proposal. */
export function preencher(
  entrada: EntradaDoSorteio,
  limites: readonly LimiteDoSorteio[] = limitesEmVigor(entrada),
  cargaMaxima: number = entrada.cargaMaxima,
): LinhaDoSorteio[] | Falta {
  return new Preenchimento(entrada, limites, cargaMaxima).preencher();
}

/** How many places of all projects stay empty within the limits. */
export function lugaresQueFaltam(entrada: EntradaDoSorteio): number {
  return new Preenchimento(entrada, limitesEmVigor(entrada), entrada.cargaMaxima).faltam();
}

function ehFalta(feito: LinhaDoSorteio[] | Falta): feito is Falta {
  return !Array.isArray(feito);
}

/** Sets of limits, the smaller first. */
function conjuntos(limites: readonly LimiteDoSorteio[]): LimiteDoSorteio[][] {
  const todos = Array.from({ length: 2 ** limites.length }, (_, mascara) =>
    limites.filter((_limite, n) => Math.floor(mascara / 2 ** n) % 2 === 1),
  );
  return todos.toSorted((a, b) => a.length - b.length);
}

/** The lowest load that suffices with all other limits unchanged. */
function cargaQueBasta(entrada: EntradaDoSorteio): number | null {
  const limites = limitesEmVigor(entrada);
  if (ehFalta(preencher(entrada, limites, CARGA_MAXIMA))) return null;
  let [falha, basta] = [entrada.cargaMaxima, CARGA_MAXIMA];
  while (basta - falha > 1) {
    const meio = Math.floor((falha + basta) / 2);
    if (ehFalta(preencher(entrada, limites, meio))) falha = meio;
    else basta = meio;
  }
  return basta;
}

/** null when a proposal exists; else the fewest limits that forbid it, with the projects concerned. */
export function impossibilidade(entrada: EntradaDoSorteio): Impossibilidade | null {
  if (!ehFalta(preencher(entrada))) return null;
  for (const limites of conjuntos(limitesEmVigor(entrada))) {
    const feito = preencher(entrada, limites);
    if (ehFalta(feito)) return { limites, ...feito, cargaQueBasta: cargaQueBasta(entrada) };
  }
  throw new Error('all limits together forbid it, so one of their sets does');
}
