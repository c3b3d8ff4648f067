import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { pendenciasDaInstalacao as pendencias } from '../pendencias-queries.ts';
import { dispensar } from '../repository.ts';

export const pendenciasDaInstalacao: Executar<Api['pendenciasDaInstalacao']> = async ({ db, deps }) => ({
  status: 200,
  dados: await pendencias(db, deps),
});

export const dispensarPendencia: Executar<Api['dispensarPendencia']> = async (ctx, { params }) => {
  await dispensar(ctx.db, params.item);
  await auditar(ctx, {
    acao: 'dispensarPendencia',
    registro: { tipo: 'configuracao', id: 1 },
    depois: { item: params.item },
  });
  return { status: 200, dados: await pendencias(ctx.db, ctx.deps) };
};
