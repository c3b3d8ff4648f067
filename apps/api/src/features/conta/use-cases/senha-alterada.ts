import { emailDeSenhaAlterada } from '../../../adapters/mail/templates/senha-alterada.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { acharProfessor } from '../repository.ts';

export async function avisarSenhaAlterada(ctx: Contexto<Usuario | null>, professorId: number): Promise<void> {
  const pessoa = await acharProfessor(ctx.db, professorId);
  if (pessoa === null) return;
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  await ctx.deps.outbox.enfileirar(
    ctx.db,
    emailDeSenhaAlterada({
      para: pessoa.email,
      nome: pessoa.nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
      quando: ctx.deps.clock.real(),
      fuso,
    }),
  );
}
