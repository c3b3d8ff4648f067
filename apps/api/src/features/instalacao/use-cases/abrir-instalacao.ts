import type { Api } from '@instrutoria/contract/api.ts';
import type { Ligacao } from '../../../adapters/connection-checks.ts';
import { tentarLigacoes } from '../../../adapters/connection-checks.ts';
import type { ComPreparo } from '../../../context.ts';
import { comCodigo } from './com-codigo.ts';

/** Tests each part outside the transaction, so that a hanging one holds no connection. */
export const abrirInstalacao: ComPreparo<Api['abrirInstalacao'], readonly Ligacao[]> = {
  async preparar(ctx, pedido) {
    await comCodigo(ctx, pedido.corpo());
    return tentarLigacoes(ctx.deps.config);
  },
  executar: async (ctx, _pedido, partes) => ({
    status: 200,
    dados: { partes, endereco: ctx.deps.config.publicUrl },
  }),
};
