import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { conferirFolha, desconferirFolha, exigirMes } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import {
  esquecerContasConferidas,
  guardarContasConferidas,
} from '../../banco/contas-conferidas-repository.ts';
import { desfazerConferencia, inserirConferencia } from '../conferencia-repository.ts';
import { fechamentoDe } from '../fechamento-queries.ts';
import { contar } from '../queries.ts';
import { travarFolhas } from '../repository.ts';
import { montarFolha } from './ler-folhas.ts';

/** Freezes the accounts to which the sheet pays, and nothing else; replaces a conference of other sums. */
export const conferirFolhaDePagamento: Executar<Api['conferirFolhaDePagamento']> = async (ctx, pedido) => {
  const { mes, total } = pedido.corpo();
  exigirMes(mes);
  await travarFolhas(ctx.db);
  const { lancamentos, ...fechamento } = await fechamentoDe(ctx.db, ctx.usuario.id, ctx.agora, mes);
  conferirFolha({ ...fechamento, total }, lancamentos);
  const quem = { em: ctx.agora, porId: ctx.usuario.id };
  if (fechamento.conferencia !== null) {
    await desfazerConferencia(ctx.db, fechamento.conferencia.id, { ...quem, motivo: M.mudouAFolha });
    await esquecerContasConferidas(ctx.db, fechamento.conferencia.id);
  }
  const id = await inserirConferencia(ctx.db, { mes, ...quem }, lancamentos);
  const pagos = lancamentos.filter(({ pago }) => pago).map(({ instrutor }) => instrutor.id);
  await guardarContasConferidas(ctx.db, id, pagos, ctx.agora);
  await auditar(ctx, {
    acao: 'conferirFolhaDePagamento',
    registro: { tipo: 'conferencia_da_folha', id },
    depois: { mes, ...contar(lancamentos) },
  });
  return { status: 200, dados: await montarFolha(ctx, mes) };
};

export const desconferirFolhaDePagamento: Executar<Api['desconferirFolhaDePagamento']> = async (
  ctx,
  pedido,
) => {
  const { mes, motivo } = pedido.corpo();
  exigirMes(mes);
  await travarFolhas(ctx.db);
  const fechamento = await fechamentoDe(ctx.db, ctx.usuario.id, ctx.agora, mes);
  const { id } = desconferirFolha({ ...fechamento, motivo });
  const escrito = (motivo ?? '').trim();
  await desfazerConferencia(ctx.db, id, { em: ctx.agora, porId: ctx.usuario.id, motivo: escrito });
  await esquecerContasConferidas(ctx.db, id);
  await auditar(ctx, {
    acao: 'desconferirFolhaDePagamento',
    registro: { tipo: 'conferencia_da_folha', id },
    depois: { mes, motivo: escrito },
  });
  return { status: 200, dados: await montarFolha(ctx, mes) };
};
