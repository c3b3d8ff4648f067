import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { editalNaoEncontrado, segurarEdital } from '../../edital/repository.ts';
import { lembrarAtrasados } from '../housekeeping.ts';

/** One mail per person and day (D47). */
export const lembrarAvaliadores: Executar<Api['lembrarAvaliadores']> = async (ctx, { params }) => {
  const guardado = await segurarEdital(ctx.db, params.editalId);
  if (guardado === null) throw editalNaoEncontrado();
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  exigirAto(MAQUINA_DA_DESIGNACAO, edital, 'lembrarAvaliadores', { quem: ctx.usuario.tipo });
  const menos = await projetosDeQuemParticipa(ctx.db, ctx.usuario.id);
  const quais = { editalId: guardado.id, menos };
  const { lembrados, porProjeto } = await lembrarAtrasados(ctx.deps, ctx.db, quais, ctx.agora);
  await auditar(ctx, {
    acao: 'lembrarAvaliadores',
    registro: { tipo: 'edital', id: guardado.id },
    depois: { quantos: lembrados.length },
  });
  await auditarLembrados(ctx, porProjeto);
  const message = lembrados.length === 0 ? M.nenhumAtrasado : M.lembretesEnviados;
  return { status: 200, dados: { message } };
};

/**
 * One row per project names the reminded person: a row for the call would reveal which evaluator belongs to
 * which project (D58).
 */
export async function auditarLembrados(
  ctx: Contexto,
  porProjeto: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  for (const [projeto, avaliadores] of porProjeto) {
    await auditar(ctx, {
      acao: 'lembrarAvaliadores',
      registro: { tipo: 'projeto', id: projeto },
      depois: { avaliadores },
    });
  }
}
