import { avaliaEmSegredo, exigirNaoParticiparDoEdital } from '@instrutoria/domain/avaliacao/policies.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { faseEmVigor } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import type { Contexto } from '../../../context.ts';
import { participaDoEdital } from '../../../db/participacao.ts';
import { lerFuso } from '../../../db/settings.ts';

async function emVigor(ctx: Contexto, edital: EditalGuardado) {
  return { fase: faseEmVigor(edital, ctx.agora, await lerFuso(ctx.db)) };
}

/**
 * For an act of the call that depends on designations or scores: throws 409 for participants of its projects.
 */
export async function exigirAlheio(ctx: Contexto, edital: EditalGuardado): Promise<void> {
  const participa = await participaDoEdital(ctx.db, ctx.usuario.id, edital.id);
  exigirNaoParticiparDoEdital(participa, await emVigor(ctx, edital));
}

/**
 * Whether this person may see, for the call as a whole, what was designated or scored: the administration,
 * except by D58.
 */
export async function leFatosDaAvaliacao(ctx: Contexto, edital: EditalGuardado): Promise<boolean> {
  if (!podeAdministrar(ctx.usuario)) return false;
  if (!avaliaEmSegredo(await emVigor(ctx, edital))) return true;
  return !(await participaDoEdital(ctx.db, ctx.usuario.id, edital.id));
}
