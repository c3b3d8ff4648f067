import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { ehMesValido } from '@instrutoria/domain/kernel/meses.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { fecharFolha } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { contar } from '../queries.ts';
import { inserirFolha, travarFolhas } from '../repository.ts';
import { avisarDosAjustes } from './avisar-dos-ajustes.ts';
import { fechamentoDe } from './fechamento.ts';
import { montarFolha } from './ler-folhas.ts';

/**
 * Throws 409 a second time, out of order, while hours can still be registered or an estorno is undecided
 * (D39).
 */
export const fecharFolhaDePagamento: Executar<Api['fecharFolhaDePagamento']> = async (ctx, pedido) => {
  const { mes, total } = pedido.corpo();
  exigirSemProblemas(ehMesValido(mes) ? [] : [problema('mes', 'MES_INVALIDO', M.mesInvalido)]);
  await travarFolhas(ctx.db);
  const fechamento = await fechamentoDe(ctx, mes);
  const lancamentos = fecharFolha({ ...fechamento, total });
  const id = await inserirFolha(
    ctx.db,
    { mes, fechadaEm: ctx.agora, fechadaPorId: ctx.usuario.id, mesParcial: fechamento.fatos.mesParcial },
    lancamentos,
  );
  await auditar(ctx, {
    acao: 'fecharFolhaDePagamento',
    registro: { tipo: 'folha_de_pagamento', id },
    depois: { mes, ...contar(lancamentos) },
  });
  await registrarEvento(ctx, 'mes.fechado', `api/pagamento/${mes}`);
  await avisarDosAjustes(ctx, mes, lancamentos);
  return { status: 200, dados: await montarFolha(ctx, mes) };
};
