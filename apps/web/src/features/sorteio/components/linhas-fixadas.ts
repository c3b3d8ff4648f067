import type { LinhaDaProposta } from '../api.ts';

/** One place for an evaluator: a project has as many as its call asks for. */
export interface LugarDaProposta {
  readonly chave: string;
  readonly linha: LinhaDaProposta;
  /** From 0 on. */
  readonly lugar: number;
}

/** Whom a place keeps when the rest is drawn again; `aMao`: not whom the draw proposed. */
export interface Fixada {
  readonly avaliador: number;
  readonly nome: string;
  readonly aMao: boolean;
}
/** By the keys of their places. */
export type Fixadas = ReadonlyMap<string, Fixada & { readonly projeto: number }>;

/** In the proposal's order; a project for whom nobody was found has one that is empty. */
export function lugaresDe(linhas: readonly LinhaDaProposta[]): readonly LugarDaProposta[] {
  return linhas.flatMap((linha) =>
    Array.from({ length: Math.max(1, linha.avaliadores.length) }, (_, lugar) => ({
      ...{ linha, lugar, chave: `${linha.projeto.id}:${lugar}` },
    })),
  );
}

/** Whom a place would get now. */
export function escolhidoDo({ chave, linha, lugar }: LugarDaProposta, fixadas: Fixadas): Fixada | undefined {
  const proposto = linha.avaliadores[lugar];
  return fixadas.get(chave) ?? (proposto && { avaliador: proposto.id, nome: proposto.nome, aMao: false });
}

/** Whom the other places of its project would get. */
export function vizinhosDo({ linha, lugar }: LugarDaProposta, fixadas: Fixadas): ReadonlySet<number> {
  const outros = lugaresDe([linha]).filter((um) => um.lugar !== lugar);
  return new Set(outros.flatMap((um) => escolhidoDo(um, fixadas)?.avaliador ?? []));
}

/** As the next draw takes them. */
export function fixosDe(fixadas: Fixadas) {
  return [...Map.groupBy(fixadas.values(), ({ projeto }) => projeto)].map(([projeto, delas]) => ({
    ...{ projeto, avaliadores: delas.map(({ avaliador }) => avaliador) },
  }));
}

/** The places that can still be designated, each with whom it would get. */
export function linhasADesignar(linhas: readonly LinhaDaProposta[], fixadas: Fixadas) {
  return lugaresDe(linhas).flatMap((lugar) => {
    const escolhido = lugar.linha.designado ? undefined : escolhidoDo(lugar, fixadas);
    return escolhido === undefined
      ? []
      : [{ projeto: lugar.linha.projeto.id, avaliador: escolhido.avaliador }];
  });
}
