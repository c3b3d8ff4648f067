import { exigirAbaixoDoLimite } from '@instrutoria/domain/edital/transitions.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Contexto } from '../../../context.ts';
import { contarSubmetidos } from '../repository.ts';

/**
 * Throws 409 when the caller already has as many projects in the call as it takes from one coordinator (D46); the
 * project at hand is not counted. Two submissions at once are counted one after the other.
 */
export async function exigirVagaNoEdital(
  ctx: Contexto,
  edital: Edital,
  projetoId: number | null,
): Promise<void> {
  if (edital.limitePorCoordenador === null) return;
  const quais = { editalId: edital.id, coordenadorId: ctx.usuario.id, menos: projetoId ?? 0 };
  exigirAbaixoDoLimite(edital, await contarSubmetidos(ctx.db, quais));
}
