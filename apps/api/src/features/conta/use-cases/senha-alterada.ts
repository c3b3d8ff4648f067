import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDeSenhaAlterada } from '../../../adapters/mail/templates/senha-alterada.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { acharProfessor } from '../repository.ts';

export async function avisarSenhaAlterada(ctx: Contexto<Usuario | null>, professorId: number): Promise<void> {
  const pessoa = await acharProfessor(ctx.db, professorId);
  if (pessoa === null) return;
  const remessa = remessaPara(pessoa, ctx.deps, await lerConfiguracao(ctx.db));
  const quando = ctx.deps.clock.real();
  await ctx.deps.outbox.enfileirar(ctx.db, emailDeSenhaAlterada({ ...remessa, quando }));
}
