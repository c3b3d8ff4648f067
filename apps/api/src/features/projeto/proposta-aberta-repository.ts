import type { Alvo, Contexto, Usuario } from '../../context.ts';
import { run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

/**
 * Records the first time that an evaluator reads a proposal, before anything is sent; other readers are not
 * recorded.
 */
export async function registrarAbertura(ctx: Contexto<Usuario, Alvo>, projetoId: number): Promise<void> {
  if (ctx.alvo.relacao !== 'avaliadorDesignado') return;
  const aberta = { projetoId, avaliadorId: ctx.usuario.id, abertaEm: ctx.agora };
  await run(ctx.db, sql`insert into proposta_aberta ${values(aberta)} on conflict do nothing`);
}
