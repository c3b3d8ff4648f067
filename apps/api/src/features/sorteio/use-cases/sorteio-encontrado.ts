import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { SEM_NOTICIA_MS } from '@instrutoria/domain/sorteio/limits.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import type { Contexto } from '../../../context.ts';
import { acharSorteio, participaDeAlgum, type SorteioGuardado } from '../queries.ts';

/** A draw without a sign of progress since this time was interrupted. */
export function semNoticiaDesde(ctx: Contexto): Date {
  return new Date(ctx.deps.clock.real().getTime() - SEM_NOTICIA_MS);
}

export async function sorteioEncontrado(ctx: Contexto, id: number): Promise<SorteioGuardado> {
  const sorteio = await acharSorteio(ctx.db, id, ctx.usuario.id, semNoticiaDesde(ctx));
  if (sorteio === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrado);
  return sorteio;
}

/**
 * Throws for a participant of a project in the draw, for reading and designating alike: the other rows would
 * reveal who got their project (D20).
 */
export async function sorteioAlheio(ctx: Contexto, id: number): Promise<SorteioGuardado> {
  const sorteio = await sorteioEncontrado(ctx, id);
  const projetos = sorteio.entrada.projetos.map((projeto) => projeto.id);
  if (await participaDeAlgum(ctx.db, projetos, ctx.usuario.id)) {
    throw new DomainError('conflito', 'SORTEIO_COM_PROJETO_SEU', M.comProjetoSeu);
  }
  return sorteio;
}
