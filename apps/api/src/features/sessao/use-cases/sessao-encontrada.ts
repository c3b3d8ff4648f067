import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehDaComissao, podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_SESSAO as M } from '@instrutoria/domain/sessao/messages.ts';
import type { Contexto } from '../../../context.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { ehMembro, impedidoNaSessao, lerSessao, type SessaoLida } from '../queries.ts';

export function sessaoNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrada);
}

/** An evaluator knows only of meetings in which they are a member. */
export async function sessaoEncontrada(ctx: Contexto, id: number): Promise<SessaoLida> {
  const lida = await lerSessao(ctx.db, id);
  const pode =
    lida !== null && (ehDaComissao(ctx.usuario) || (await ehMembro(ctx.db, lida.id, ctx.usuario.id)));
  if (!pode) throw sessaoNaoEncontrada();
  return lida;
}

/** The minutes tell of every item: before publication not to somebody who is kept out of one (D20, D30). */
export async function podeLerAta(ctx: Contexto, { id, edital }: SessaoLida): Promise<boolean> {
  if (foiPublicado(edital)) return true;
  if (await semNomesNaSessao(ctx, edital.id)) return false;
  return !(await impedidoNaSessao(ctx.db, id, ctx.usuario.id));
}

/** A member who only evaluates sits in a meeting of a call without names (E-ANONIMATO-2). */
export async function semNomesNaSessao(ctx: Contexto, editalId: number): Promise<boolean> {
  if (!podeSerDesignado(ctx.usuario)) return false;
  return (await regrasEmVigor(ctx.db, editalId)).anonimato === 'ambos';
}
