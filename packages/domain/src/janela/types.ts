import type { NomeDaJanela } from '../configuracao/types.ts';

/** An extension: opens a window from the moment it is recorded to the end of `ate`, closures included (D23, T-J9). */
export interface Prorrogacao {
  readonly janela: NomeDaJanela;
  /** Day, inclusive. */
  readonly ate: string;
  readonly motivo: string;
  /** null = every project. */
  readonly projetoId: number | null;
  /** ISO instant. */
  readonly criadaEm: string;
}

/** Where a window stands at one instant, for one project or for all. Instants are ISO UTC. */
export interface EstadoDaJanela {
  readonly janela: NomeDaJanela;
  readonly aberta: boolean;
  /** First instant of the opening in force or of the next one; null when none is foreseen. */
  readonly abreEm: string | null;
  /** Last millisecond of that opening. */
  readonly fechaEm: string | null;
  /** The text of a refusal: which days the window has, or why it is closed (D23, D36). */
  readonly texto: string;
  /** Set while an extension keeps it open: its last day. */
  readonly prorrogadaAte: string | null;
}
