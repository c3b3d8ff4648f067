import type { LinhaDaProposta } from '../api.ts';

/** A place for one evaluator: a project has as many as its call requires. */
export interface LugarDaProposta {
  readonly chave: string;
  readonly linha: LinhaDaProposta;
  /** Its index, from 0. */
  readonly lugar: number;
}

/** The evaluator that a place keeps in the next draw; `aMao`: not the proposed one. */
export interface Fixada {
  readonly avaliador: number;
  readonly nome: string;
  readonly aMao: boolean;
}
/** By the places' keys. */
export type Fixadas = ReadonlyMap<string, Fixada & { readonly projeto: number }>;

/** The places in the proposal's order; a project without an evaluator has one empty place. */
export function lugaresDe(linhas: readonly LinhaDaProposta[]): readonly LugarDaProposta[] {
  return linhas.flatMap((linha) =>
    Array.from({ length: Math.max(1, linha.avaliadores.length) }, (_, lugar) => ({
      ...{ linha, lugar, chave: `${linha.projeto.id}:${lugar}` },
    })),
  );
}

/** The evaluator that a place would get now. */
export function escolhidoDo({ chave, linha, lugar }: LugarDaProposta, fixadas: Fixadas): Fixada | undefined {
  const proposto = linha.avaliadores[lugar];
  return fixadas.get(chave) ?? (proposto && { avaliador: proposto.id, nome: proposto.nome, aMao: false });
}

/** The evaluators in the other places of its project. */
export function vizinhosDo({ linha, lugar }: LugarDaProposta, fixadas: Fixadas): ReadonlySet<number> {
  const outros = lugaresDe([linha]).filter((um) => um.lugar !== lugar);
  return new Set(outros.flatMap((um) => escolhidoDo(um, fixadas)?.avaliador ?? []));
}

/** The kept evaluators in the form of the next draw's request. */
export function fixosDe(fixadas: Fixadas) {
  return [...Map.groupBy(fixadas.values(), ({ projeto }) => projeto)].map(([projeto, delas]) => ({
    ...{ projeto, avaliadores: delas.map(({ avaliador }) => avaliador) },
  }));
}

/** The places that can still be designated, each with its evaluator. */
export function linhasADesignar(linhas: readonly LinhaDaProposta[], fixadas: Fixadas) {
  return lugaresDe(linhas).flatMap((lugar) => {
    const escolhido = lugar.linha.designado ? undefined : escolhidoDo(lugar, fixadas);
    return escolhido === undefined
      ? []
      : [{ projeto: lugar.linha.projeto.id, avaliador: escolhido.avaliador }];
  });
}
