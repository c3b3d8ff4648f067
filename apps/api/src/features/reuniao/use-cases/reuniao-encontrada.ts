import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehDaComissao, podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import type { Contexto } from '../../../context.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { ehMembro, impedidoNaReuniao, lerReuniao, type ReuniaoLida } from '../queries.ts';

export function reuniaoNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrada);
}

/** An evaluator can see only meetings in which they are a member. */
export async function reuniaoEncontrada(ctx: Contexto, id: number): Promise<ReuniaoLida> {
  const lida = await lerReuniao(ctx.db, id);
  const pode =
    lida !== null && (ehDaComissao(ctx.usuario) || (await ehMembro(ctx.db, lida.id, ctx.usuario.id)));
  if (!pode) throw reuniaoNaoEncontrada();
  return lida;
}

/**
 * The minutes cover every item, so before publication a person who is barred from one must not read them
 * (D20, D30).
 */
export async function podeLerAta(ctx: Contexto, { id, edital }: ReuniaoLida): Promise<boolean> {
  if (foiPublicado(edital)) return true;
  if (await semNomesNaReuniao(ctx, edital.id)) return false;
  return !(await impedidoNaReuniao(ctx.db, id, ctx.usuario.id));
}

/** Whether this member only evaluates, in a meeting of a call without names (E-ANONIMATO-2). */
export async function semNomesNaReuniao(ctx: Contexto, editalId: number): Promise<boolean> {
  if (!podeSerDesignado(ctx.usuario)) return false;
  return (await regrasEmVigor(ctx.db, editalId)).anonimato === 'ambos';
}
