import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import * as queries from '../queries.ts';

/** All appeals for the committee; for everybody else those of own projects, [] when none. */
export const listarRecursos: Executar<Api['listarRecursos']> = async (ctx, { query }) => {
  const { id, tipo } = ctx.usuario;
  const participante = tipo === 'administrador' || tipo === 'PRESIDENTE_COMISSAO' ? null : id;
  const leitor = { agora: ctx.agora, tipos: tipo === 'administrador' };
  const { linhas, total } = await queries.listarRecursos(ctx.db, query, participante, leitor);
  return { status: 200, dados: linhas, total };
};

export const listarRecursosDoProjeto: Executar<Api['listarRecursosDoProjeto']> = async (ctx, { params }) => {
  const leitor = { agora: ctx.agora, tipos: ctx.usuario.tipo === 'administrador' };
  return { status: 200, dados: await queries.lerRecursosDoProjeto(ctx.db, params.projectId, leitor) };
};
