import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';

export const listarEmailsMortos: Executar<Api['listarEmailsMortos']> = async ({ deps, db }) => {
  const mortos = await deps.outbox.mortos(db);
  return {
    status: 200,
    dados: mortos.map(({ desde, ...resto }) => ({ ...resto, desde: desde.toISOString() })),
  };
};

/** Repeated, it finds none of them any more, so nobody gets a mail twice. */
export const reenviarEmails: Executar<Api['reenviarEmails']> = async (ctx, pedido) => {
  const { ids } = pedido.corpo();
  const reenviados = await ctx.deps.outbox.reenviar(ctx.db, ids);
  await auditar(ctx, { acao: 'reenviarEmails', depois: { reenviados } });
  return { status: 200, dados: { reenviados } };
};
