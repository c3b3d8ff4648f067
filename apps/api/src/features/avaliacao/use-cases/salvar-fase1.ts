import type { Api } from '@instrutoria/contract/api.ts';
import * as transicao from '@instrutoria/domain/avaliacao/transitions.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { naoEhAvaliador, tomarMinhaAprovacao } from './aprovacao-em-maos.ts';
import { gravarNotas, notasRecebidas } from './gravar-notas.ts';

/** Stores the scores of phase 1 by the evaluator, who accepts by it; final once 'avaliar' was called (D15, D16). */
export const salvarFase1: Executar<Api['salvarFase1']> = async (ctx, pedido) => {
  const { id = 0 } = pedido.legivel('id');
  const emMaos = await tomarMinhaAprovacao(ctx, id);
  if (emMaos === null) throw naoEhAvaliador();
  const { aprovacao, edital } = emMaos;
  transicao.exigirAto(aprovacao, 'salvarFase1');
  transicao.exigirEmAvaliacao(edital);
  ctx.exigirVersao(aprovacao.versao);
  const depois = transicao.salvarFase1(aprovacao, notasRecebidas(pedido.corpo()));
  return comVersao(200, await gravarNotas(ctx, 'salvarFase1', aprovacao, depois));
};
