import type { LinhaDaProposta } from '../api.ts';

/** Whom a row keeps when the rest is drawn again; `aMao`: not whom the draw proposed. */
export interface Fixada {
  readonly avaliador: number;
  readonly nome: string;
  readonly aMao: boolean;
}
export type Fixadas = ReadonlyMap<number, Fixada>;

/** Whom a row would get now. */
export function escolhidoDa(linha: LinhaDaProposta, fixadas: Fixadas): Fixada | undefined {
  const [proposto] = linha.avaliadores;
  return (
    fixadas.get(linha.projeto.id) ??
    (proposto && { avaliador: proposto.id, nome: proposto.nome, aMao: false })
  );
}

/** The rows that can still be designated, each with whom it would get. */
export function linhasADesignar(linhas: readonly LinhaDaProposta[], fixadas: Fixadas) {
  return linhas.flatMap((linha) => {
    const escolhido = linha.designado ? undefined : escolhidoDa(linha, fixadas);
    return escolhido === undefined ? [] : [{ projeto: linha.projeto.id, avaliador: escolhido.avaliador }];
  });
}
