import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';

/** Travels to the worker by structured clone. */
export interface DocumentoDoProjeto {
  readonly projeto: Projeto;
  readonly cronogramas: readonly Cronograma[];
  readonly instituicao: Instituicao;
  /** PNG, JPEG, GIF or WebP; anything else is not drawn. */
  readonly logo: Uint8Array | null;
  /** Reference → JPEG bytes. */
  readonly imagens: ReadonlyMap<string, Uint8Array>;
  /** Domain time. */
  readonly emitidoEm: Date;
  readonly fuso: string;
}
