import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { porQueNaoSeDecide } from '@instrutoria/domain/recurso/rules/contrarrazoes.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { janelaDasContrarrazoes } from '../contrarrazoes-queries.ts';

/**
 * Throws 409 until the others have answered, or their last day has passed. The caller holds the lock on the
 * appeal.
 */
export async function exigirContrarrazoesEncerradas(ctx: Contexto, recursoId: number): Promise<void> {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  exigirLivre(porQueNaoSeDecide(await janelaDasContrarrazoes(ctx.db, recursoId), hoje));
}
