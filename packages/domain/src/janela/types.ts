import type { NomeDaJanela } from '../configuracao/types.ts';

/** Opens a window from the moment it is recorded to the end of `ate`, even over closures (D23). */
export interface Prorrogacao {
  readonly janela: NomeDaJanela;
  readonly ate: string;
  readonly motivo: string;
  /** null = every project. */
  readonly projetoId: number | null;
  readonly criadaEm: string;
}

/** The state of a window for one project or for all, at one instant. Instants are ISO UTC. */
export interface EstadoDaJanela {
  readonly janela: NomeDaJanela;
  readonly aberta: boolean;
  /** First instant of this or the next opening; null when none is foreseen. */
  readonly abreEm: string | null;
  readonly fechaEm: string | null;
  /** The text of the refusal: the window's days, or why it is closed. */
  readonly texto: string;
  readonly prorrogadaAte: string | null;
}
