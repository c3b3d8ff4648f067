import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import * as instrutores from '../instrutores-queries.ts';
import { hojeNoFuso } from './instrutor-travado.ts';

export const listarTodosOsInstrutores: Executar<Api['listarTodosOsInstrutores']> = async (ctx, { query }) => {
  const pedido = { lista: query, leitorId: ctx.usuario.id, hoje: await hojeNoFuso(ctx) };
  const { linhas, total } = await instrutores.listarTodosOsInstrutores(ctx.db, pedido);
  return { status: 200, dados: linhas, total };
};
