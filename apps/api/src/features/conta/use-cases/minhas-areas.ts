import type { Api } from '@instrutoria/contract/api.ts';
import { problemasDasAreas } from '@instrutoria/domain/area/rules.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { areasDe, trocarAreas } from '../area-repository.ts';
import { travarProfessor } from '../repository.ts';

export const lerMinhasAreas: Executar<Api['lerMinhasAreas']> = async (ctx) => ({
  status: 200,
  dados: { areas: await areasDe(ctx.db, ctx.usuario.id) },
});

/** Only the evaluator can do this: another person could choose the projects that they are drawn for. */
export const declararMinhasAreas: Executar<Api['declararMinhasAreas']> = async (ctx, pedido) => {
  const { id } = ctx.usuario;
  await travarProfessor(ctx.db, id);
  const { areas } = pedido.corpo();
  exigirSemProblemas(problemasDasAreas(areas));
  const antes = await areasDe(ctx.db, id);
  await trocarAreas(ctx.db, id, areas, ctx.agora);
  const depois = await areasDe(ctx.db, id);
  const registro = { tipo: 'professor', id };
  await auditar(ctx, {
    acao: 'declararMinhasAreas',
    registro,
    antes: { areas: antes },
    depois: { areas: depois },
  });
  return { status: 200, dados: { areas: depois } };
};
