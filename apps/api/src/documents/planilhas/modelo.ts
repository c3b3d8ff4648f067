/** A cell: a number stays a number (T-F2), null is empty. */
export type Celula = string | number | null;

export interface Coluna {
  readonly titulo: string;
  /** In characters. */
  readonly largura: number;
}

/** One sheet of rows under a header. */
export interface Planilha {
  readonly nome: string;
  /** Domain time: the same sheet at the same time is the same bytes. */
  readonly quando: Date;
  readonly colunas: readonly Coluna[];
  readonly linhas: readonly (readonly Celula[])[];
}

/** What the thread is told: the sheet without its rows, then the rows in pieces, then the end. */
export type Pedido =
  | { readonly abrir: Omit<Planilha, 'linhas'> & { readonly quantas: number } }
  | { readonly linhas: readonly (readonly Celula[])[] }
  | { readonly fim: true };

/** What the thread answers: the file in pieces, then its end; or why there is none. */
export type Resposta = { readonly bytes: Uint8Array } | { readonly fim: true } | { readonly erro: string };
