import { exigirQuePossaRecorrer } from '@instrutoria/domain/coordenacao/rules/agir-pelo-projeto.ts';
import type { Contexto } from '../../context.ts';
import { coordenadorDoProjeto } from '../projeto/relacao-queries.ts';
import { quemAgePeloProjeto } from './queries.ts';

/** Throws 409 for the vice while the coordinator is not away. */
export async function exigirRecorrer(ctx: Contexto, projetoId: number): Promise<void> {
  const ehVice = (await coordenadorDoProjeto(ctx.db, projetoId)) !== ctx.usuario.id;
  exigirQuePossaRecorrer(ehVice, await quemAgePeloProjeto(ctx.db, projetoId, ctx.agora));
}
