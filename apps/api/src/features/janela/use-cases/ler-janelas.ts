import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { estadoDasJanelas } from '../queries.ts';

/** Where every window stands now, for a project with its own extensions or for all (D23, T-J1). */
export const listarJanelas: Executar<Api['listarJanelas']> = async (ctx, { query }) => ({
  status: 200,
  dados: await estadoDasJanelas(ctx.db, query.projeto ?? null, ctx.agora),
});
