import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { lerFuso } from '../../db/configuracao.ts';
import { lerEditais } from './repository.ts';

export function editaisDeAgora(ctx: Pick<Contexto<Usuario | null>, 'agora' | 'db'>): Promise<Edital[]> {
  // Both are sent at once.
  return lerEditais(ctx.db, ctx.agora, lerFuso(ctx.db));
}
