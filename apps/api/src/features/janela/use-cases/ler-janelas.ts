import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { estadoDasJanelas } from '../queries.ts';

export const listarJanelas: Executar<Api['listarJanelas']> = async (ctx, { query }) => ({
  status: 200,
  dados: await estadoDasJanelas(ctx.db, query.projeto ?? null, ctx.agora),
});
