import type { Api } from '@instrutoria/contract/api.ts';
import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { situacaoDaSecretaria } from '@instrutoria/domain/avaliacao/rules/situacao.ts';
import type { Vagas } from '@instrutoria/domain/avaliacao/types.ts';
import { corrigir } from '@instrutoria/domain/recurso/transitions.ts';
import type { Executar } from '../../../context.ts';
import { consultarMudancas } from '../../avaliacao/ranque-queries.ts';
import { exigirId } from './exigir-id.ts';
import { travarParaDecidir } from './recurso-em-decisao.ts';

type Aprovadas = Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

function vagasDe({ remunerados_aprovados, voluntarios_aprovados }: Aprovadas): Aprovadas {
  return { remunerados_aprovados, voluntarios_aprovados };
}

/** What an acceptance with these numbers would change: position, total, situation, and who else would move (D21). Writes nothing. */
export const simularRecurso: Executar<Api['simularRecurso']> = async (ctx, pedido) => {
  const { aprovacao, projeto, edital, lugar } = await travarParaDecidir(ctx, exigirId(pedido), 'simular');
  const depois = corrigir(aprovacao, pedido.corpo(), lugar);
  const linhas = await consultarMudancas(
    ctx.db,
    { editalId: edital.id, tipo: lugar.tipo },
    { aprovacaoId: aprovacao.id, ...notasDe(depois.corrigido) },
  );
  const propria = linhas.find(({ projeto_id }) => projeto_id === projeto.id);
  if (propria === undefined) throw new Error('an appealed project outside its ranking');
  const total = totalDasNotas(aprovacao);
  return {
    status: 200,
    data: {
      posicao: { de: propria.de, para: propria.para },
      total: { de: total, para: depois.total },
      vagas: { de: vagasDe(aprovacao), para: vagasDe(depois.corrigido) },
      situacaoExibida: {
        de: situacaoDaSecretaria({ ...lugar.pedidas, ...aprovacao }, total),
        para: depois.exibida,
      },
      movidos: linhas.filter(({ projeto_id }) => projeto_id !== projeto.id),
    },
  };
};
