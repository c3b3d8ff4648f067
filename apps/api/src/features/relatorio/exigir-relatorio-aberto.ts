import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { correcaoAberta, exigirNaoAprovado } from '@instrutoria/domain/relatorio/rules/analise.ts';
import type { AnaliseDoRelatorio } from '@instrutoria/domain/relatorio/types.ts';
import type { Contexto } from '../../context.ts';
import { lerFuso } from '../../db/settings.ts';
import { exigirProjetoEmAndamento, exigirProjetoNaJanela } from '../janela/projeto-queries.ts';
import { analiseDaVersao, type QualRelatorio, versaoDoRelatorio } from './analise-repository.ts';
import { travarProjeto } from './disciplinas-repository.ts';

/**
 * Locks the project, and throws 409 unless the report may be saved now: in the window, or while its correction runs; never
 * once it was approved. Answers what was answered to the version that is replaced.
 */
export async function exigirRelatorioAberto(
  ctx: Contexto,
  qual: QualRelatorio,
): Promise<AnaliseDoRelatorio | null> {
  await travarProjeto(ctx.db, qual.projeto);
  const analise = await analiseDaVersao(ctx.db, qual, await versaoDoRelatorio(ctx.db, qual));
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  if (correcaoAberta(analise, hoje)) await exigirProjetoEmAndamento(ctx, qual.projeto);
  else await exigirProjetoNaJanela(ctx, 'relatorios', qual.projeto);
  exigirNaoAprovado(analise);
  return analise;
}
