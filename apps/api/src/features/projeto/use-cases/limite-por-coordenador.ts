import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Contexto } from '../../../context.ts';
import { contarSubmetidos } from '../repository.ts';

/** The caller's other projects in the call, counted under a lock; 0 where there is no limit (D46). */
export async function enviadosNoEdital(
  ctx: Contexto,
  edital: Edital,
  projetoId: number | null,
): Promise<number> {
  if (edital.limitePorCoordenador === null) return 0;
  const quais = { editalId: edital.id, coordenadorId: ctx.usuario.id, menos: projetoId ?? 0 };
  return contarSubmetidos(ctx.db, quais);
}
