import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import { emailDoAjuste } from '../../../adapters/mail/templates/ajuste-de-pagamento.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { coordenadoresDe } from '../queries.ts';

/** One mail to each student and each coordinator, with all of theirs. */
export async function avisarDosAjustes(
  ctx: Contexto,
  mes: string,
  lancamentos: readonly Lancamento[],
): Promise<void> {
  const ajustes = lancamentos.filter(({ tipo }) => tipo !== 'NORMAL');
  if (ajustes.length === 0) return;
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  const comum = { publicUrl: ctx.deps.config.publicUrl, instituicao: instituicao.nome, fuso };
  for (const doAluno of Map.groupBy(ajustes, ({ instrutor }) => instrutor.id).values()) {
    const [{ instrutor } = {}] = doAluno;
    if (instrutor === undefined) continue;
    const carta = { ...comum, para: instrutor.email, nome: instrutor.nome, lancamentos: doAluno };
    await enviarCarta(ctx, emailDoAjuste({ ...carta, mes, aoAluno: true }), {
      especie: 'ajusteDePagamento',
      instrutorId: instrutor.id,
      projetos: projetosDe(doAluno),
    });
  }
  const donos = await coordenadoresDe(ctx.db, projetosDe(ajustes));
  for (const [dono, doDono] of Map.groupBy(ajustes, ({ projeto }) => donos.get(projeto.id) ?? 0)) {
    const coordenador = await acharProfessor(ctx.db, dono);
    if (coordenador === null) continue;
    const carta = { ...comum, para: coordenador.email, nome: coordenador.nome, lancamentos: doDono };
    await enviarCarta(ctx, emailDoAjuste({ ...carta, mes, aoAluno: false }), {
      especie: 'ajusteDePagamento',
      pessoaId: coordenador.id,
      projetos: projetosDe(doDono),
    });
  }
}

const projetosDe = (lancamentos: readonly Lancamento[]): number[] =>
  lancamentos.map(({ projeto }) => projeto.id);
