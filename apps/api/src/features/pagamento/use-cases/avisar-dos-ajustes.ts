import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoAjuste } from '../../../adapters/mail/templates/ajuste-de-pagamento.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { avisarSobreProjetos, enviarCarta } from '../../carta/repository.ts';
import { coordenadoresDe } from '../queries.ts';

/** One mail per student and per coordinator, with all of theirs. */
export async function avisarDosAjustes(
  ctx: Contexto,
  mes: string,
  lancamentos: readonly Lancamento[],
): Promise<void> {
  const ajustes = lancamentos.filter(({ tipo, motivo }) => tipo !== 'NORMAL' && motivo !== 'RETIDA');
  if (ajustes.length === 0) return;
  const configuracao = await lerConfiguracao(ctx.db);
  for (const doAluno of Map.groupBy(ajustes, ({ instrutor }) => instrutor.id).values()) {
    const [{ instrutor } = {}] = doAluno;
    if (instrutor === undefined) continue;
    const remessa = remessaPara(instrutor, ctx.deps, configuracao);
    await enviarCarta(ctx, emailDoAjuste({ ...remessa, lancamentos: doAluno, mes, aoAluno: true }), {
      especie: 'ajusteDePagamento',
      instrutorId: instrutor.id,
      projetos: projetosDe(doAluno),
    });
  }
  const donos = await coordenadoresDe(ctx.db, projetosDe(ajustes));
  for (const [dono, doDono] of Map.groupBy(ajustes, ({ projeto }) => donos.get(projeto.id) ?? 0)) {
    const sobre = { especie: 'ajusteDePagamento', pessoaId: dono, projetos: projetosDe(doDono) } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDoAjuste({ ...remessa, lancamentos: doDono, mes, aoAluno: false }),
    );
  }
}

const projetosDe = (lancamentos: readonly Lancamento[]): number[] =>
  lancamentos.map(({ projeto }) => projeto.id);
