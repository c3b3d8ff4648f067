import { CONFIRMACOES_POR_HORA } from '@instrutoria/domain/conta/limits.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import { emailDeConfirmacao } from '../../adapters/mail/templates/confirmacao-de-email.ts';
import type { Contexto, Deps, Usuario } from '../../context.ts';
import { type Contagem, contar } from '../../db/attempt-counts.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import {
  criarLinkDeConfirmacao,
  marcarSubmissao,
  segurarConfirmacao,
  temLinkVivo,
} from './confirmacao-repository.ts';
import { acharProfessor } from './repository.ts';

/** Without a mail server no link can arrive: everybody counts as confirmed (D51). */
export function semCorreio({ config }: Pick<Deps, 'config'>): boolean {
  return config.smtpUrl === undefined;
}

export function confirmacaoInicial(deps: Pick<Deps, 'config' | 'clock'>): Date | null {
  return semCorreio(deps) ? deps.clock.real() : null;
}

/**
 * Stores the link and queues the mail in the caller's transaction. Returns the counter that forbids it, or
 * null when queued.
 */
export async function enviarConfirmacao(
  ctx: Contexto<Usuario | null>,
  pessoa: { readonly id: number; readonly nome: string; readonly email: string },
): Promise<Contagem | null> {
  const agora = ctx.deps.clock.real();
  const contagem = await contar(ctx.db, `confirmacao:${pessoa.id}`, agora, HORA_MS);
  if (contagem.contagem > CONFIRMACOES_POR_HORA) return contagem;
  const token = await criarLinkDeConfirmacao(ctx.db, pessoa, agora);
  const remessa = remessaPara(pessoa, ctx.deps, await lerConfiguracao(ctx.db));
  await ctx.deps.outbox.enfileirar(ctx.db, emailDeConfirmacao({ ...remessa, token }));
  return null;
}

/**
 * A submission before the confirmation is accepted and marked; without a valid link a new one is mailed
 * (D51).
 */
export async function marcarSeNaoConfirmado(ctx: Contexto, projetoId: number): Promise<void> {
  if (semCorreio(ctx.deps)) return;
  const eu = await acharProfessor(ctx.db, ctx.usuario.id);
  if (eu === null || eu.emailConfirmadoEm !== null || (await segurarConfirmacao(ctx.db, eu.id))) return;
  const agora = ctx.deps.clock.real();
  await marcarSubmissao(ctx.db, projetoId, eu.id, agora);
  if (!(await temLinkVivo(ctx.db, eu, agora))) await enviarConfirmacao(ctx, eu);
}
