import type { VersaoParaOTexto } from '@instrutoria/domain/publicacao/rules/fatos.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { comDevolucoes } from '../../resultado/devolucoes-queries.ts';
import { exigirPublicado, exigirVersao, semTexto } from '../../resultado/publicados-queries.ts';
import { lerVersao } from '../../resultado/queries.ts';

/**
 * A version of a published result as it was stored, with the one before it, never today's rows. For the
 * version in force it adds which projects have ended since.
 */
export async function versaoParaOTexto(
  ctx: Contexto,
  editalId: number,
  numero: number,
): Promise<VersaoParaOTexto> {
  const edital = await exigirPublicado(ctx, editalId);
  const versao = await exigirVersao(ctx, edital, numero);
  const anterior = numero > 1 ? await lerVersao(ctx.db, edital, numero - 1) : null;
  const { instituicao, fuso } = await lerConfiguracao(ctx.db);
  return {
    instituicao,
    publicUrl: ctx.deps.config.publicUrl,
    fuso,
    agora: ctx.agora,
    edital,
    versao: semTexto(versao),
    linhas: await comDevolucoes(ctx.db, edital, versao, ctx.agora),
    antes: anterior === null ? null : anterior.linhas,
  };
}
