import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import { emailDoAjuste } from '../../../adapters/mail/templates/ajuste-de-pagamento.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { coordenadoresDe } from '../queries.ts';

export async function avisarDosAjustes(
  ctx: Contexto,
  mes: string,
  lancamentos: readonly Lancamento[],
): Promise<void> {
  const ajustes = lancamentos.filter(({ tipo }) => tipo !== 'NORMAL');
  if (ajustes.length === 0) return;
  const { instituicao } = await lerConfiguracao(ctx.db);
  const comum = { publicUrl: ctx.deps.config.publicUrl, instituicao: instituicao.nome };
  const donos = await coordenadoresDe(
    ctx.db,
    ajustes.map(({ projeto }) => projeto.id),
  );
  for (const lancamento of ajustes) {
    const { instrutor, projeto } = lancamento;
    const aluno = { ...comum, para: instrutor.email, nome: instrutor.nome };
    await ctx.deps.outbox.enfileirar(ctx.db, emailDoAjuste({ ...aluno, mes, lancamento, aoAluno: true }));
    const coordenador = await acharProfessor(ctx.db, donos.get(projeto.id) ?? 0);
    if (coordenador === null) continue;
    const dono = { ...comum, para: coordenador.email, nome: coordenador.nome };
    await ctx.deps.outbox.enfileirar(ctx.db, emailDoAjuste({ ...dono, mes, lancamento, aoAluno: false }));
  }
}
