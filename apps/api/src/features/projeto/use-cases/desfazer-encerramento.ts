import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { projetoEncerradoDesde } from '../encerramento-queries.ts';
import { inserirDesfeito } from '../encerramento-repository.ts';
import { relacaoComProjeto } from '../relacao-queries.ts';
import { travarProjeto } from '../repository.ts';

/** Takes back the closing of a project without instructors, with a reason (D44). 409 when it is not closed. */
export const desfazerEncerramento: Executar<Api['desfazerEncerramento']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const relacao = (await relacaoComProjeto(ctx.db, ctx.usuario.id, id))(ctx.usuario.tipo);
  const projeto = relacao === null ? null : await travarProjeto(ctx.db, id);
  if (relacao === null || projeto === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.projetoNaoEncontrado);
  }
  exigirNaoParticipar(relacao);
  if ((await projetoEncerradoDesde(ctx.db, id, ctx.agora)) === null) {
    throw new DomainError('conflito', 'NAO_ENCERRADO', M.naoEncerrado);
  }
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  const desfeito = { motivo: motivo.trim(), autorId: ctx.usuario.id, desfeitoEm: ctx.agora };
  await inserirDesfeito(ctx.db, { projetoId: id, ...desfeito });
  await auditar(ctx, {
    acao: 'desfazerEncerramento',
    registro: { tipo: 'projeto', id },
    depois: { motivo: desfeito.motivo },
  });
  return { status: 200, data: { message: M.encerramentoDesfeito } };
};
