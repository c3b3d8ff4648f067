import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { arrumarPagador, problemasDoPagador } from '@instrutoria/domain/remessa/rules/pagador.ts';
import { comVersao, type Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { CODIGOS_DOS_BANCOS } from '../../banco/bancos-queries.ts';
import { acharPagador, salvarPagador, travarPagador } from '../layout-repository.ts';

export const lerPagador: Executar<Api['lerPagador']> = async (ctx) =>
  comVersao(200, (await acharPagador(ctx.db)) ?? { versao: 0, pagador: null });

export const guardarPagador: Executar<Api['guardarPagador']> = async (ctx, pedido) => {
  await travarPagador(ctx.db);
  const antes = await acharPagador(ctx.db);
  ctx.exigirVersao(antes?.versao ?? 0);
  const { digitoDaAgencia = null, parametro = null, compromisso = null, ...resto } = pedido.corpo();
  const pagador = arrumarPagador({ ...resto, digitoDaAgencia, parametro, compromisso });
  exigirSemProblemas(problemasDoPagador(pagador, CODIGOS_DOS_BANCOS));
  await salvarPagador(ctx.db, pagador);
  await auditar(ctx, {
    acao: 'guardarPagador',
    registro: { tipo: 'pagador', id: 1 },
    ...(antes === null ? {} : { antes: { ...antes.pagador } }),
    depois: { ...pagador },
  });
  return comVersao(200, { versao: (antes?.versao ?? 0) + 1, pagador });
};
