import type { Api } from '@instrutoria/contract/api.ts';
import * as transicao from '@instrutoria/domain/avaliacao/transitions.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { naoEhAvaliador, tomarMinhaAprovacao } from './aprovacao-em-maos.ts';
import { gravarNotas, notasRecebidas } from './gravar-notas.ts';

/** Stores the scores of phase 2 of a TIPO I project, after phase 1 (D16). */
export const salvarFase2: Executar<Api['salvarFase2']> = async (ctx, pedido) => {
  const { id = 0 } = pedido.legivel('id');
  const emMaos = await tomarMinhaAprovacao(ctx, id);
  if (emMaos === null) throw naoEhAvaliador();
  const { aprovacao, edital, projeto } = emMaos;
  transicao.exigirFase2(aprovacao, projeto.tipoProjeto);
  transicao.exigirEmAvaliacao(edital);
  ctx.exigirVersao(aprovacao.versao);
  const depois = transicao.salvarFase2(aprovacao, projeto.tipoProjeto, notasRecebidas(pedido.corpo()));
  return comVersao(200, await gravarNotas(ctx, 'salvarFase2', aprovacao, depois));
};
