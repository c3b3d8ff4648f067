import type { Api } from '@instrutoria/contract/api.ts';
import { corrigir } from '@instrutoria/domain/recurso/transitions.ts';
import type { Executar } from '../../../context.ts';
import { consultarEfeito } from '../../avaliacao/efeito-queries.ts';
import { exigirId } from './exigir-id.ts';
import { travarParaDecidir } from './recurso-em-decisao.ts';

export const simularRecurso: Executar<Api['simularRecurso']> = async (ctx, pedido) => {
  const { aprovacao, projeto, edital, limites } = await travarParaDecidir(
    ctx,
    exigirId(pedido),
    'simularRecurso',
  );
  const depois = corrigir(aprovacao, pedido.corpo(), limites);
  return {
    status: 200,
    dados: await consultarEfeito(ctx.db, {
      editalId: edital.id,
      projetoId: projeto.id,
      aprovacao,
      limites,
      depois,
    }),
  };
};
