import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { SEM_NOTICIA_MS } from '@instrutoria/domain/sorteio/limits.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import type { Contexto } from '../../../context.ts';
import { acharSorteio, participaDeAlgum, type SorteioGuardado } from '../queries.ts';

/** A draw without a sign of life since this time was cut off. */
export function semNoticiaDesde(ctx: Contexto): Date {
  return new Date(ctx.deps.clock.real().getTime() - SEM_NOTICIA_MS);
}

export async function sorteioEncontrado(ctx: Contexto, id: number): Promise<SorteioGuardado> {
  const sorteio = await acharSorteio(ctx.db, id, ctx.usuario.id, semNoticiaDesde(ctx));
  if (sorteio === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrado);
  return sorteio;
}

/**
 * To read or to designate, whole or not at all: who takes part in a project of the draw would learn from the other rows
 * whom it got (D20).
 */
export async function sorteioAlheio(ctx: Contexto, id: number): Promise<SorteioGuardado> {
  const sorteio = await sorteioEncontrado(ctx, id);
  const projetos = sorteio.entrada.projetos.map((projeto) => projeto.id);
  if (await participaDeAlgum(ctx.db, projetos, ctx.usuario.id)) {
    throw new DomainError('conflito', 'SORTEIO_COM_PROJETO_SEU', M.comProjetoSeu);
  }
  return sorteio;
}
