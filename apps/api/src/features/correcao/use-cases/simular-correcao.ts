import type { Api } from '@instrutoria/contract/api.ts';
import { calcularCorrecao } from '@instrutoria/domain/correcao/transitions.ts';
import type { Executar } from '../../../context.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { listarVersoes } from '../../resultado/queries.ts';
import { consultarEfeito } from '../efeito-queries.ts';
import { travarResultado } from '../resultado-travado.ts';

export const simularCorrecao: Executar<Api['simularCorrecao']> = async (ctx, pedido) => {
  const id = pedido.legivel('projetoAprovacao').projetoAprovacao ?? pedido.corpo().projetoAprovacao;
  const { onde, aprovacao, edital, limites } = await travarResultado(ctx, id);
  const depois = calcularCorrecao(aprovacao, pedido.corpo(), limites);
  const efeito = await consultarEfeito(ctx.db, {
    editalId: edital.id,
    projetoId: onde.projetoId,
    aprovacao,
    limites,
    depois,
  });
  const coordenador = await acharProfessor(ctx.db, onde.coordenadorId);
  return {
    status: 200,
    dados: {
      versao: (await listarVersoes(ctx.db, edital)).length + 1,
      avisado: coordenador?.nome ?? null,
      ...efeito,
    },
    // The version is of a future publication, so there is no ETag.
    versao: null,
  };
};
