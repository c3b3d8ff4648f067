import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { DISCORDANCIAS_LISTADAS } from '@instrutoria/domain/avaliacao/limits.ts';
import { concordancia, discordancias } from '@instrutoria/domain/avaliacao/rules/concordancia.ts';
import { figurasDe, figurasPorAvaliador } from '@instrutoria/domain/avaliacao/rules/julgamento.ts';
import { totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { contarProprios } from '../decisao-queries.ts';
import { concluidasDoEdital } from '../julgamento-queries.ts';
import { editalEncontrado } from './edital-encontrado.ts';

/** Advice: computed at each reading, and nothing of it is stored. */
export async function julgamentoDoEdital(
  ctx: Contexto<Usuario>,
  editalId: number,
): Promise<AnswerOf<Api['lerJulgamento']>> {
  const concluidas = await concluidasDoEdital(ctx.db, editalId, ctx.usuario.id);
  const proprios = await contarProprios(ctx.db, editalId, ctx.usuario.id);
  const nomes = new Map(concluidas.map(({ avaliadorId, avaliador }) => [avaliadorId, avaliador]));
  const avaliadores = figurasPorAvaliador(concluidas)
    .map(({ avaliadorId: id, ...figuras }) => ({
      avaliador: { id, nome: nomes.get(id) ?? '' },
      ...figuras,
    }))
    .toSorted(
      (a, b) => a.avaliador.nome.localeCompare(b.avaliador.nome, 'pt-BR') || a.avaliador.id - b.avaliador.id,
    );
  const totais = concluidas.flatMap(({ projetoId, avaliadorId, notas }) => {
    const valor = totalDasNotas(notas);
    return valor === null ? [] : [{ projetoId, avaliadorId, valor }];
  });
  const acordo = concordancia(totais);
  return {
    avaliadores,
    todos: figurasDe(concluidas),
    concordancia: { ...acordo, alfa: acordo.alfa === null ? null : Math.round(acordo.alfa * 1000) / 1000 },
    discordancias: discordancias(totais)
      .slice(0, DISCORDANCIAS_LISTADAS)
      .map(({ projetoId: projeto, ...distancia }) => ({ projeto, ...distancia })),
    proprios,
  };
}

export const lerJulgamento: Executar<Api['lerJulgamento']> = async (ctx, { params }) => {
  const { id } = await editalEncontrado(ctx, params.id);
  return { status: 200, dados: await julgamentoDoEdital(ctx, id) };
};
