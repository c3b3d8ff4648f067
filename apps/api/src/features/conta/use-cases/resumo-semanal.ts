import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { gravarRecebeResumo, recebeResumo } from '../resumo-repository.ts';

export const lerResumoSemanal: Executar<Api['lerResumoSemanal']> = async ({ db, usuario }) => ({
  status: 200,
  dados: { recebe: await recebeResumo(db, usuario.id) },
});

/** A request that changes nothing writes no audit row. */
export const alterarResumoSemanal: Executar<Api['alterarResumoSemanal']> = async (ctx, pedido) => {
  const { recebe } = pedido.corpo();
  const { id } = ctx.usuario;
  if (await gravarRecebeResumo(ctx.db, id, recebe)) {
    await auditar(ctx, {
      acao: 'alterarResumoSemanal',
      registro: { tipo: 'professor', id },
      antes: { recebe: !recebe },
      depois: { recebe },
    });
  }
  return { status: 200, dados: { recebe } };
};
