import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { limitesDaLista } from '../../../db/page.ts';
import { lerPendencias, resolverPendencias } from '../pendencias-queries.ts';

/** Marks the corrected ones first (D52). */
export const listarPendenciasDeDados: Executar<Api['listarPendenciasDeDados']> = async (ctx, { query }) => {
  await resolverPendencias(ctx.db, ctx.deps.clock.real());
  const todas = await lerPendencias(ctx.db, query.busca ?? '');
  const { limit, offset } = limitesDaLista(query);
  const dados = todas.slice(offset, offset + limit).map(({ criadaEm, resolvidaEm, ...resto }) => ({
    ...resto,
    criadaEm: criadaEm.toISOString(),
    resolvidaEm: resolvidaEm?.toISOString() ?? null,
  }));
  return { status: 200, dados, total: todas.length };
};
