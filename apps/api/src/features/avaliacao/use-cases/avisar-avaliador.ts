import { emailDeAvaliacaoDispensada } from '../../../adapters/mail/templates/avaliacao-dispensada.ts';
import { emailDeDesignacao } from '../../../adapters/mail/templates/designacao.ts';
import type { Remessa } from '../../../adapters/mail/templates/layout.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../configuracao/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';

interface Designacao {
  readonly aprovacao: { readonly id: number; readonly avaliadorId: number };
  readonly edital: { readonly nome: string };
  readonly projeto: { readonly id: number; readonly titulo: string };
}

async function remessaPara(ctx: Contexto, pessoaId: number): Promise<Remessa> {
  const pessoa = await acharProfessor(ctx.db, pessoaId);
  if (pessoa === null) throw new Error('an evaluator without his person');
  const { instituicao } = await lerConfiguracao(ctx.db);
  return {
    para: pessoa.email,
    nome: pessoa.nome,
    publicUrl: ctx.deps.config.publicUrl,
    instituicao: instituicao.nome,
  };
}

/** Tells the evaluator, in the act's own transaction, that a project waits for his answer. */
export async function avisarDesignado(
  ctx: Contexto,
  { aprovacao, edital, projeto }: Designacao,
): Promise<void> {
  const remessa = await remessaPara(ctx, aprovacao.avaliadorId);
  const dados = { aprovacao: aprovacao.id, projeto, edital: edital.nome };
  await ctx.deps.outbox.enfileirar(ctx.db, emailDeDesignacao({ ...remessa, ...dados }));
}

/** Tells the evaluator that the project was given to somebody else. */
export async function avisarDispensado(
  ctx: Contexto,
  { aprovacao, edital, projeto }: Designacao,
): Promise<void> {
  const remessa = await remessaPara(ctx, aprovacao.avaliadorId);
  await ctx.deps.outbox.enfileirar(
    ctx.db,
    emailDeAvaliacaoDispensada({ ...remessa, projeto, edital: edital.nome }),
  );
}
