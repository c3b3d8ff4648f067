export type Celula = string | number | null;

export interface Coluna {
  readonly titulo: string;
  /** In characters. */
  readonly largura: number;
}

export interface Folha {
  readonly nome: string;
  /** Domain time: the same sheet at the same time has the same bytes. */
  readonly quando: Date;
  readonly colunas: readonly Coluna[];
}

/** Read as they are written, so that memory does not grow with them. */
export interface Linhas {
  readonly quantas: number;
  /** The next ones; none at the end. */
  proximas(): Promise<readonly (readonly Celula[])[]>;
  /** Gives back what they are read from; may be called twice. */
  fechar(): Promise<void>;
}

export interface Planilha extends Folha {
  readonly linhas: Linhas;
}

/** To the thread: the sheet without rows, rows in pieces as it asks, the end. */
export type PedidoDePlanilha =
  | { readonly abrir: Folha & { readonly quantas: number } }
  | { readonly linhas: readonly (readonly Celula[])[] }
  | { readonly fim: true };

/** From the thread: it wants rows, the file in pieces, its end, or an error. */
export type RespostaDaPlanilha =
  | { readonly mais: true }
  | { readonly bytes: Uint8Array }
  | { readonly fim: true }
  | { readonly erro: string };
