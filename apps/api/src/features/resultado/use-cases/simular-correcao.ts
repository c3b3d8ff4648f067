import type { Api } from '@instrutoria/contract/api.ts';
import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { situacaoDaSecretaria } from '@instrutoria/domain/avaliacao/rules/situacao.ts';
import type { Vagas } from '@instrutoria/domain/avaliacao/types.ts';
import { calcularCorrecao } from '@instrutoria/domain/resultado/transitions.ts';
import type { Executar } from '../../../context.ts';
import { consultarMudancas } from '../../avaliacao/ranque-queries.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { listarVersoes } from '../queries.ts';
import { travarParaCorrigir } from './correcao-em-maos.ts';

type Aprovadas = Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

function vagasDe({ remunerados_aprovados, voluntarios_aprovados }: Aprovadas): Aprovadas {
  return { remunerados_aprovados, voluntarios_aprovados };
}

/** What a correction with these numbers would change, the version that it would make, and who is told (D42). Writes nothing. */
export const simularCorrecao: Executar<Api['simularCorrecao']> = async (ctx, pedido) => {
  const id = pedido.legivel('projetoAprovacao').projetoAprovacao ?? pedido.corpo().projetoAprovacao;
  const { onde, aprovacao, edital, lugar } = await travarParaCorrigir(ctx, id);
  const depois = calcularCorrecao(aprovacao, pedido.corpo(), lugar);
  const linhas = await consultarMudancas(
    ctx.db,
    { editalId: edital.id, tipo: lugar.tipo },
    { aprovacaoId: id, ...notasDe(depois.corrigido) },
  );
  const propria = linhas.find(({ projeto_id }) => projeto_id === onde.projetoId);
  if (propria === undefined) throw new Error('a corrected project outside its ranking');
  const coordenador = await acharProfessor(ctx.db, onde.coordenadorId);
  const total = totalDasNotas(aprovacao);
  return {
    status: 200,
    data: {
      versao: (await listarVersoes(ctx.db, edital)).length + 1,
      avisado: coordenador?.nome ?? null,
      posicao: { de: propria.de, para: propria.para },
      total: { de: total, para: depois.total },
      vagas: { de: vagasDe(aprovacao), para: vagasDe(depois.corrigido) },
      situacaoExibida: {
        de: situacaoDaSecretaria({ ...lugar.pedidas, ...aprovacao }, total),
        para: depois.exibida,
      },
      movidos: linhas.filter(({ projeto_id }) => projeto_id !== onde.projetoId),
    },
  };
};
