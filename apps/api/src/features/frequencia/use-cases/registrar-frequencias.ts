import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirProjetoNaJanela } from '../../janela/projeto-queries.ts';
import { problemasDaFolha, salvarFolha, travarFolha } from './folha-enviada.ts';

export const registrarFrequencias: Executar<Api['registrarFrequencias']> = async (ctx, pedido) => {
  const { id: projeto } = ctx.alvo;
  await exigirProjetoNaJanela(ctx, 'frequencia', projeto);
  const folha = await travarFolha(ctx, projeto, pedido.corpo());
  exigirSemProblemas(problemasDaFolha(folha));
  const salvos = await salvarFolha(ctx, folha, null);
  await auditar(ctx, {
    acao: 'registrarFrequencias',
    registro: { tipo: 'projeto', id: projeto },
    antes: salvos.map(({ antes }) => antes),
    depois: salvos.map(({ depois }) => depois),
  });
  return { status: 200, dados: { message: M.registradas } };
};
