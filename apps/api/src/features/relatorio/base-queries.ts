import { eq } from 'drizzle-orm';
import type { Contexto } from '../../context.ts';
import { lerConfiguracao } from '../../db/configuracao.ts';
import { edital, professor, projeto } from '../../db/schema.ts';
import type { BaseDoRelatorio } from '../../documents/pdf/relatorio/modelo.ts';
import { lerLogotipo } from '../arquivo/repository.ts';

/** What the head of a project's reports says; `salvoEm` is the report's own. */
export async function lerBase(ctx: Contexto, projetoId: number, salvoEm: string): Promise<BaseDoRelatorio> {
  const [linha] = await ctx.db
    .select({ titulo: projeto.titulo, edital: edital.nome, coordenador: professor.nome })
    .from(projeto)
    .innerJoin(professor, eq(professor.id, projeto.coordenadorId))
    .innerJoin(edital, eq(edital.id, projeto.editalId))
    .where(eq(projeto.id, projetoId));
  if (linha === undefined) throw new Error('a report without its project');
  const { instituicao, fuso } = await lerConfiguracao(ctx.db);
  return {
    instituicao,
    fuso,
    edital: linha.edital,
    coordenador: linha.coordenador,
    logo: await lerLogotipo(ctx.deps.storage, instituicao.logo),
    projeto: { id: projetoId, titulo: linha.titulo },
    salvoEm: new Date(salvoEm),
    emitidoEm: ctx.agora,
  };
}
