import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { lerFuso } from '../../db/settings.ts';
import { acharEdital, lerEditais } from './repository.ts';

export function editaisDeAgora(ctx: Pick<Contexto<Usuario | null>, 'agora' | 'db'>): Promise<Edital[]> {
  // Sends both queries at once.
  return lerEditais(ctx.db, ctx.agora, lerFuso(ctx.db));
}

/** One of these calls. */
export async function editalDeAgora(
  ctx: Pick<Contexto<Usuario | null>, 'agora' | 'db'>,
  id: number,
): Promise<Edital | null> {
  const [edital, fuso] = await Promise.all([acharEdital(ctx.db, id), lerFuso(ctx.db)]);
  return edital === null ? null : derivarEdital(edital, ctx.agora, fuso);
}
