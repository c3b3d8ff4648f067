import type { Api } from '@instrutoria/contract/api.ts';
import { ehDaComissao, podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { Executar } from '../../../context.ts';
import * as queries from '../queries.ts';

export const listarRecursos: Executar<Api['listarRecursos']> = async (ctx, { query }) => {
  const participante = ehDaComissao(ctx.usuario) ? null : ctx.usuario.id;
  const leitor = { agora: ctx.agora, tipos: podeAdministrar(ctx.usuario) };
  const { linhas, total } = await queries.listarRecursos(ctx.db, query, participante, leitor);
  return { status: 200, dados: linhas, total };
};

export const listarRecursosDoProjeto: Executar<Api['listarRecursosDoProjeto']> = async (ctx, { params }) => {
  const leitor = { agora: ctx.agora, tipos: podeAdministrar(ctx.usuario) };
  return { status: 200, dados: await queries.lerRecursosDoProjeto(ctx.db, params.projectId, leitor) };
};
