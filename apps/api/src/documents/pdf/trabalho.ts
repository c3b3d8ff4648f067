import type { Documento } from './blocos.ts';
import type { DocumentoDoProjeto } from './projeto/modelo.ts';

/** With its files, by path in the template's virtual root. */
export interface DocumentoPronto {
  readonly modelo: Documento;
  readonly arquivos: ReadonlyMap<string, Uint8Array>;
  /** For the log: ids only, no words of users (T-M9). */
  readonly sobre: Readonly<Record<string, number>>;
}

/** A project is put together in the worker, since its rich text is long. */
export type Trabalho =
  | { readonly tipo: 'projeto'; readonly documento: DocumentoDoProjeto }
  | { readonly tipo: 'pronto'; readonly documento: DocumentoPronto };
