import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';

/** Sent to the worker by structured clone. */
export interface DocumentoDoProjeto {
  readonly projeto: Projeto;
  readonly cronogramas: readonly Cronograma[];
  readonly instituicao: Instituicao;
  readonly logo: Uint8Array | null;
  readonly imagens: ReadonlyMap<string, Uint8Array>;
  readonly emitidoEm: Date;
  readonly fuso: string;
}
