import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { segurarEdital } from '../../edital/repository.ts';
import { lembrarAtrasados } from '../housekeeping.ts';
import { editalNaoEncontrado } from './edital-encontrado.ts';

/** One mail a person and day (D47). */
export const lembrarAvaliadores: Executar<Api['lembrarAvaliadores']> = async (ctx, { params }) => {
  const guardado = await segurarEdital(ctx.db, params.editalId);
  if (guardado === null) throw editalNaoEncontrado();
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  exigirAto(MAQUINA_DA_DESIGNACAO, edital, 'lembrarAvaliadores', { quem: ctx.usuario.tipo });
  const quais = { editalId: guardado.id };
  const { lembrados: avaliadores } = await lembrarAtrasados(ctx.deps, ctx.db, quais, ctx.agora);
  await auditar(ctx, {
    acao: 'lembrarAvaliadores',
    registro: { tipo: 'edital', id: guardado.id },
    depois: { avaliadores },
  });
  const message = avaliadores.length === 0 ? M.nenhumAtrasado : M.lembretesEnviados;
  return { status: 200, dados: { message } };
};
