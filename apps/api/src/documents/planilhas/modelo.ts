import type {
  Acervo,
  ArquivoLido,
  Diferenca,
  FolhaLida,
  OpcoesDaImportacao,
} from '@instrutoria/domain/importacao/types.ts';

export type Celula = string | number | null;

export interface Coluna {
  readonly titulo: string;
  /** In characters. */
  readonly largura: number;
}

export interface Folha {
  readonly nome: string;
  /** Domain time, so that the same sheet at the same time has the same bytes. */
  readonly quando: Date;
  readonly colunas: readonly Coluna[];
}

/** Rows that are read while they are written, so that memory does not grow with them. */
export interface Linhas {
  readonly quantas: number;
  /** The next rows; none at the end. */
  proximas(): Promise<readonly (readonly Celula[])[]>;
  /** Releases the source of the rows; may be called twice. */
  fechar(): Promise<void>;
}

export interface Planilha extends Folha {
  readonly linhas: Linhas;
}

/** A sheet to be compared with the stored records. */
export interface Comparacao {
  readonly folha: FolhaLida;
  readonly opcoes: OpcoesDaImportacao;
  readonly acervo: Acervo;
}

/** A message to the thread: the sheet without rows, requested rows, or the end; a file to read; rows to compare. */
export type PedidoDePlanilha =
  | { readonly abrir: Folha & { readonly quantas: number; readonly ods: boolean } }
  | { readonly linhas: readonly (readonly Celula[])[] }
  | { readonly fim: true }
  | { readonly ler: Uint8Array }
  | { readonly comparar: Comparacao };

/**
 * A message from the worker thread: a request for more rows, a chunk of the file, its end, or an error; the
 * read file, or why it cannot be read; a difference.
 */
export type RespostaDaPlanilha =
  | { readonly mais: true }
  | { readonly bytes: Uint8Array }
  | { readonly fim: true }
  | { readonly erro: string }
  | { readonly lido: ArquivoLido }
  | { readonly recusado: string }
  | { readonly diferenca: Diferenca };
