import type { Documento } from './blocos.ts';
import type { DocumentoDoProjeto } from './projeto/modelo.ts';

/** A document model with every file that it draws, by its path in the template's virtual root. */
export interface DocumentoPronto {
  readonly modelo: Documento;
  readonly arquivos: ReadonlyMap<string, Uint8Array>;
  /** For the log, should it come out lesser than it should: ids only, no words of users (T-M9). */
  readonly sobre: Readonly<Record<string, number>>;
}

/** What the worker is posted; a project is put together there, since its rich text is long. */
export type Trabalho =
  | { readonly tipo: 'projeto'; readonly documento: DocumentoDoProjeto }
  | { readonly tipo: 'pronto'; readonly documento: DocumentoPronto };
