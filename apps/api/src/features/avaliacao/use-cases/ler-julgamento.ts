import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { DISCORDANCIAS_LISTADAS } from '@instrutoria/domain/avaliacao/limits.ts';
import {
  concordancia,
  discordancias,
  type ValorDado,
} from '@instrutoria/domain/avaliacao/rules/concordancia.ts';
import {
  figurasDeTodos,
  figurasPorAvaliador,
  juntar,
  novoQuadro,
} from '@instrutoria/domain/avaliacao/rules/julgamento.ts';
import { totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { baremaEmVigor } from '../../edital/barema-queries.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { lerConcluidas } from '../julgamento-queries.ts';
import { contarProprios } from '../relacao-queries.ts';

const porNome = new Intl.Collator('pt-BR');

/** Computed at each reading; nothing of this advice is stored. */
export async function julgamentoDoEdital(
  ctx: Contexto<Usuario>,
  editalId: number,
): Promise<AnswerOf<Api['lerJulgamento']>> {
  const quadro = novoQuadro(await baremaEmVigor(ctx.db, editalId));
  const nomes = new Map<number, string>();
  const totais: ValorDado[] = [];
  await lerConcluidas(ctx.db, editalId, ctx.usuario.id, (concluida) => {
    const { projetoId, avaliadorId, avaliador, notas } = concluida;
    juntar(quadro, concluida);
    nomes.set(avaliadorId, avaliador);
    const valor = concluida.total ?? totalDasNotas(notas);
    if (valor !== null) totais.push({ projetoId, avaliadorId, valor });
  });
  const avaliadores = figurasPorAvaliador(quadro)
    .map(({ avaliadorId: id, ...figuras }) => ({
      avaliador: { id, nome: nomes.get(id) ?? '' },
      ...figuras,
    }))
    .toSorted(
      (a, b) => porNome.compare(a.avaliador.nome, b.avaliador.nome) || a.avaliador.id - b.avaliador.id,
    );
  const todos = figurasDeTodos(quadro);
  const proprios = await contarProprios(ctx.db, editalId, ctx.usuario.id);
  const acordo = concordancia(totais);
  return {
    avaliadores,
    todos,
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
