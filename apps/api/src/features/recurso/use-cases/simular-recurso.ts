import type { Api } from '@instrutoria/contract/api.ts';
import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { situacaoDaSecretaria } from '@instrutoria/domain/avaliacao/rules/situacao.ts';
import { corrigir } from '@instrutoria/domain/recurso/transitions.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { consultarRanque, type Sobrescrito } from '../../avaliacao/ranque-queries.ts';
import { exigirId } from './exigir-id.ts';
import { type EmDecisao, travarParaDecidir } from './recurso-em-decisao.ts';

/** Every project of the appeal's ranking with its position now, and with these scores (D18). */
async function posicoes({ db }: Contexto, { edital, lugar }: EmDecisao, sobrescrito: Sobrescrito) {
  const ranque = { editalId: edital.id, tipo: lugar.tipo };
  const agora = await consultarRanque(db, ranque);
  const depois = await consultarRanque(db, { ...ranque, sobrescrito });
  const para = new Map(depois.map(({ projeto_id, posicao }) => [projeto_id, posicao]));
  return agora.map(({ projeto_id, titulo, posicao }) => ({
    ...{ projeto_id, titulo },
    de: posicao,
    para: para.get(projeto_id) ?? null,
  }));
}

/** What an acceptance with these numbers would change: position, total, situation, and who else would move (D21). Writes nothing. */
export const simularRecurso: Executar<Api['simularRecurso']> = async (ctx, pedido) => {
  const emDecisao = await travarParaDecidir(ctx, exigirId(pedido), 'simular');
  const { aprovacao, projeto, lugar } = emDecisao;
  const depois = corrigir(aprovacao, pedido.corpo(), lugar);
  const novas = { aprovacaoId: aprovacao.id, ...notasDe(depois.corrigido) };
  const linhas = await posicoes(ctx, emDecisao, novas);
  const propria = linhas.find(({ projeto_id }) => projeto_id === projeto.id);
  if (propria === undefined) throw new Error('an appealed project outside its ranking');
  const total = totalDasNotas(aprovacao);
  return {
    status: 200,
    data: {
      posicao: { de: propria.de, para: propria.para },
      total: { de: total, para: depois.total },
      situacaoExibida: {
        de: situacaoDaSecretaria({ ...lugar.pedidas, ...aprovacao }, total),
        para: depois.exibida,
      },
      movidos: linhas.filter(({ projeto_id, de, para }) => projeto_id !== projeto.id && de !== para),
    },
  };
};
