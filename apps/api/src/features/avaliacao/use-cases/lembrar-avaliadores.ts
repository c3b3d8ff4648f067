import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { exigirEmAvaliacao } from '@instrutoria/domain/avaliacao/transitions.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { emailDeLembrete } from '../../../adapters/mail/templates/lembrete-de-avaliacao.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerConfiguracao } from '../../configuracao/repository.ts';
import { segurarEdital } from '../../edital/repository.ts';
import { avaliadoresComPendencias } from '../designacao-queries.ts';
import { marcarLembrados } from '../repository.ts';
import { editalNaoEncontrado } from './edital-encontrado.ts';

/** Writes to each evaluator with unfinished projects in a call, listing them: one mail a person and day (api.md). */
export const lembrarAvaliadores: Executar<Api['lembrarAvaliadores']> = async (ctx, { params }) => {
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  const guardado = await segurarEdital(ctx.db, params.editalId);
  if (guardado === null) throw editalNaoEncontrado();
  exigirEmAvaliacao(derivarEdital(guardado, ctx.agora, fuso));
  const atrasados = await avaliadoresComPendencias(ctx.db, guardado.id);
  const dia = diaNoFuso(ctx.agora, fuso);
  const ids = atrasados.map(({ id }) => id);
  const lembrados = await marcarLembrados(ctx.db, ids, dia, ctx.agora);
  for (const { id, nome, email, projetos } of atrasados) {
    if (!lembrados.has(id)) continue;
    const remessa = {
      para: email,
      nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
    };
    const mail = emailDeLembrete({ ...remessa, edital: guardado.nome, projetos });
    await ctx.deps.outbox.enfileirar(ctx.db, mail);
  }
  await auditar(ctx, {
    acao: 'lembrarAvaliadores',
    registro: { tipo: 'edital', id: guardado.id },
    depois: { avaliadores: [...lembrados].sort((a, b) => a - b) },
  });
  const message = lembrados.size === 0 ? M.nenhumAtrasado : M.lembretesEnviados;
  return { status: 200, data: { message } };
};
