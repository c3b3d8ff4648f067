import type { Api } from '@instrutoria/contract/api.ts';
import { ehDaComissao, podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { Contexto, Executar } from '../../../context.ts';
import * as queries from '../queries.ts';

export const listarRecursos: Executar<Api['listarRecursos']> = async (ctx, { query }) => {
  const { linhas, total } = await queries.listarRecursos(ctx.db, query, leitorDe(ctx));
  return { status: 200, dados: linhas, total };
};

export const contarRecursos: Executar<Api['contarRecursos']> = async (ctx, { query }) => ({
  status: 200,
  dados: await queries.contarRecursos(ctx.db, query.edital, leitorDe(ctx)),
});

export const listarRecursosDoProjeto: Executar<Api['listarRecursosDoProjeto']> = async (ctx, { params }) => {
  const leitor = leitorDe(ctx);
  return { status: 200, dados: await queries.lerRecursosDoProjeto(ctx.db, params.projectId, leitor) };
};

function leitorDe({ agora, usuario }: Contexto) {
  return {
    agora,
    id: usuario.id,
    tipos: podeAdministrar(usuario),
    decide: ehDaComissao(usuario) ? usuario.id : null,
  };
}
