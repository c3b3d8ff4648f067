import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import * as acessos from '../acesso-queries.ts';
import * as conferencias from '../conferencia-queries.ts';
import { leituraDosInstrutores } from '../leitura-queries.ts';

export const listarParaConferir: Executar<Api['listarParaConferir']> = async (ctx, { query }) => {
  const como = { ...(await leituraDosInstrutores(ctx, true)), quem: ctx.usuario.id };
  const { linhas, total } = await conferencias.listarParaConferir(ctx.db, query, como);
  return { status: 200, dados: linhas, total };
};

export const listarAcessosDoInstrutor: Executar<Api['listarAcessosDoInstrutor']> = async (
  ctx,
  { params, query },
) => {
  const { linhas, total } = await acessos.listarAcessosDoInstrutor(ctx.db, params.id, query);
  return { status: 200, dados: linhas, total };
};
