import { finalDaConta } from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import type { ContaBancaria } from '@instrutoria/domain/banco/types.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDaContaInformada } from '../../../adapters/mail/templates/conta-da-bolsa.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { nomeDoBancoDe } from '../../banco/bancos-queries.ts';
import { emailDoAluno, projetoDaConta } from '../../banco/resposta-repository.ts';
import { enviarCarta } from '../../carta/repository.ts';
import type { ContextoDoEstudante } from './ler-vinculos.ts';

/** Mails the student what was written in their own session: bank and last digits only. */
export async function avisarDaConta(
  ctx: ContextoDoEstudante,
  instrutor: InstrutorGuardado,
  { conta, token }: { readonly conta: ContaBancaria; readonly token: string },
): Promise<void> {
  const configuracao = await lerConfiguracao(ctx.db);
  const projeto = await projetoDaConta(ctx.db, instrutor.id);
  const aluno = { nome: instrutor.nome, email: await emailDoAluno(ctx.db, instrutor.id) };
  const email = emailDaContaInformada({
    ...remessaPara(aluno, ctx.deps, configuracao),
    projeto,
    nomeDoBanco: nomeDoBancoDe(conta),
    final: finalDaConta(conta),
    quando: ctx.agora,
    token,
  });
  const sobre = { especie: 'contaDaBolsa', instrutorId: instrutor.id, projetos: [projeto.id] } as const;
  await enviarCarta(ctx, email, sobre);
}
