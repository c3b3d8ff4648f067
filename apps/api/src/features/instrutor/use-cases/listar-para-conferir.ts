import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import * as acessos from '../acesso-queries.ts';
import * as conferencias from '../conferencia-queries.ts';
import { leitura } from './ler-instrutores.ts';

/** Instructors with their documents, those with something to be checked first. */
export const listarParaConferir: Executar<Api['listarParaConferir']> = async (ctx, { query }) => {
  const como = { ...(await leitura(ctx, true)), quem: ctx.usuario.id };
  const { linhas, total } = await conferencias.listarParaConferir(ctx.db, query, como);
  return { status: 200, dados: linhas, total };
};

/** Who opened the documents of an instructor, and when. */
export const listarAcessosDoInstrutor: Executar<Api['listarAcessosDoInstrutor']> = async (
  ctx,
  { params, query },
) => {
  const { linhas, total } = await acessos.listarAcessosDoInstrutor(ctx.db, params.id, query);
  return { status: 200, dados: linhas, total };
};
