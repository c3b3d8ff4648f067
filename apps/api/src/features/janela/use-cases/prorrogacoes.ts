import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_JANELA as M } from '@instrutoria/domain/janela/messages.ts';
import { problemasDaProrrogacao } from '@instrutoria/domain/janela/rules/prorrogacao.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerFuso } from '../../configuracao/repository.ts';
import * as repo from '../prorrogacao-repository.ts';

export const listarProrrogacoes: Executar<Api['listarProrrogacoes']> = async (ctx, { query }) => {
  const { linhas, total } = await repo.listarProrrogacoes(ctx.db, query);
  return { status: 200, data: linhas, total };
};

/** Opens a window from now to the end of a day, for one project or for all, and says why (D23, T-J9). */
export const registrarProrrogacao: Executar<Api['registrarProrrogacao']> = async (ctx, pedido) => {
  const { projeto } = pedido.legivel('projeto');
  const projetoId = projeto ?? null;
  if (projetoId !== null && !(await repo.existeSubmetido(ctx.db, projetoId))) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.projetoNaoEncontrado);
  }
  const { janela, ate, motivo } = pedido.corpo();
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  exigirSemProblemas(problemasDaProrrogacao({ ate, motivo }, hoje));
  const data = await repo.inserirProrrogacao(ctx.db, {
    ...{ janela, ate, motivo: normalizarTexto(motivo), projetoId },
    ...{ autorId: ctx.usuario.id, criadaEm: ctx.agora },
  });
  await auditar(ctx, {
    acao: 'registrarProrrogacao',
    registro: { tipo: 'prorrogacao', id: data.id },
    depois: { janela, ate, motivo: data.motivo, projeto: projetoId },
  });
  return { status: 201, data };
};
