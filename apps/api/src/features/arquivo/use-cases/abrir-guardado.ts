import type { Readable } from 'node:stream';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../../context.ts';
import { eliminacaoDe } from '../retencao-repository.ts';

/**
 * The content of a kept document. Throws 404 DOCUMENTO_ELIMINADO, which says so, for one whose retention time is over
 * (T-M4).
 */
export async function abrirGuardado(ctx: Contexto, referencia: string): Promise<Readable> {
  if ((await eliminacaoDe(ctx.db, referencia)) !== null) {
    throw new DomainError('naoEncontrado', 'DOCUMENTO_ELIMINADO', MENSAGENS_ARQUIVO.documentoEliminado);
  }
  return ctx.deps.storage.read(referencia);
}
