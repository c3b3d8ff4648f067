import type { Documento } from './blocos.ts';
import type { DocumentoDoProjeto } from './projeto/modelo.ts';

/** A document with its files, by path in the template's virtual root. */
export interface DocumentoPronto {
  readonly modelo: Documento;
  readonly arquivos: ReadonlyMap<string, Uint8Array>;
  /** For the log: only ids, no text of users (T-M9). */
  readonly sobre: Readonly<Record<string, number>>;
}

/** A project is composed in the worker, because its rich text is long. */
export type Trabalho =
  | { readonly tipo: 'projeto'; readonly documento: DocumentoDoProjeto }
  | { readonly tipo: 'pronto'; readonly documento: DocumentoPronto };
