import type { Api } from '@instrutoria/contract/api.ts';
import * as transicao from '@instrutoria/domain/edital/transitions.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { temAvaliadorDesignado } from '../repository.ts';
import { gravarEdital, travarOuFalhar } from './gravar-edital.ts';

/** Closes the call early (D1). 409 unless it is open. */
export const encerrarInscricoes: Executar<Api['encerrarInscricoes']> = async (ctx, { params }) => {
  const antes = await travarOuFalhar(ctx, params.id);
  const fuso = await lerFuso(ctx.db);
  const depois = transicao.encerrarInscricoes(antes, ctx.agora, fuso);
  ctx.exigirVersao(antes.versao);
  return comVersao(200, await gravarEdital(ctx, { acao: 'encerrarInscricoes', antes, depois, fuso }));
};

/** Takes proposals again, until a new last day and with a reason (D1). 409 once an evaluator is designated. */
export const reabrirInscricoes: Executar<Api['reabrirInscricoes']> = async (ctx, pedido) => {
  const antes = await travarOuFalhar(ctx, pedido.params.id);
  const fuso = await lerFuso(ctx.db);
  const corpo = pedido.corpo();
  const depois = transicao.reabrirInscricoes(antes, corpo, {
    agora: ctx.agora,
    fuso,
    temAvaliadorDesignado: await temAvaliadorDesignado(ctx.db, antes.id),
  });
  ctx.exigirVersao(antes.versao);
  const { motivo } = corpo;
  return comVersao(200, await gravarEdital(ctx, { acao: 'reabrirInscricoes', antes, depois, fuso, motivo }));
};
