import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Contexto } from '../../../context.ts';
import { contarSubmetidos } from '../repository.ts';

/**
 * Projects that the caller has in a call that takes only so many from one coordinator, the one at hand not counted; 0
 * where it takes any number (D46). Two submissions at once are counted one after the other.
 */
export async function enviadosNoEdital(
  ctx: Contexto,
  edital: Edital,
  projetoId: number | null,
): Promise<number> {
  if (edital.limitePorCoordenador === null) return 0;
  const quais = { editalId: edital.id, coordenadorId: ctx.usuario.id, menos: projetoId ?? 0 };
  return contarSubmetidos(ctx.db, quais);
}
