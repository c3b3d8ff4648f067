import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';

/** Everything that the project PDF is drawn from; it travels to the worker by structured clone. */
export interface DocumentoDoProjeto {
  readonly projeto: Projeto;
  readonly cronogramas: readonly Cronograma[];
  readonly instituicao: Instituicao;
  /** PNG, JPEG, GIF or WebP bytes; anything else is not drawn. */
  readonly logo: Uint8Array | null;
  /** Section image reference (`arq_…`, D11) → JPEG bytes. */
  readonly imagens: ReadonlyMap<string, Uint8Array>;
  /** Domain time (D24): the footer's and the file's date. */
  readonly emitidoEm: Date;
  /** IANA zone of the institution (D23). */
  readonly fuso: string;
}
