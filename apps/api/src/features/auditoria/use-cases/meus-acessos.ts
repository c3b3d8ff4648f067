import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { acessosAosDocumentosDe } from '../acesso-queries.ts';

export const meusAcessos: Executar<Api['meusAcessos']> = async (ctx, { query }) => {
  const { linhas, total } = await acessosAosDocumentosDe(ctx.db, ctx.usuario.id, query);
  return { status: 200, dados: linhas, total };
};
