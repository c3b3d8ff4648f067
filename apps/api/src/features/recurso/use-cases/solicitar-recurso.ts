import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RESULTADO } from '@instrutoria/domain/recurso/maquina.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { problemasDaMensagem } from '@instrutoria/domain/recurso/rules.ts';
import { solicitar } from '@instrutoria/domain/recurso/transitions.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { origemDaAprovacao } from '../../avaliacao/origem-queries.ts';
import { recursosFeitos } from '../../avaliacao/recursos-feitos-queries.ts';
import { segurarEdital } from '../../edital/repository.ts';
import { lerRecurso } from '../queries.ts';
import { inserirRecurso } from '../repository.ts';
import { avisarComissao } from './avisar-comissao.ts';

/** Also before publication, for its own coordinator (D20). */
function aprovacaoDesconhecida(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Avaliação não encontrada.');
}

/** Its call locked against archiving. 404 before publication. */
async function projetoPublicado(ctx: Contexto, aprovacaoId: number) {
  const onde = await origemDaAprovacao(ctx.db, aprovacaoId);
  const guardado = onde === null ? null : await segurarEdital(ctx.db, onde.editalId);
  if (onde === null || guardado === null) throw aprovacaoDesconhecida();
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  if (!foiPublicado(edital)) throw aprovacaoDesconhecida();
  return { projetoId: onde.projetoId, titulo: onde.titulo, edital, fuso };
}

export const solicitarRecurso: Executar<Api['solicitarRecurso']> = async (ctx, pedido) => {
  const { id: aprovacaoId } = ctx.alvo;
  const { projetoId, titulo, edital, fuso } = await projetoPublicado(ctx, aprovacaoId);
  const feitos = await recursosFeitos(ctx.db, { edital, projetoId, aprovacaoId });
  const fatos = { agora: ctx.agora, fuso, ...feitos };
  exigirAto(MAQUINA_DO_RESULTADO, edital, 'solicitarRecurso', { quem: papelDe(ctx), fatos });
  const { mensagem } = pedido.corpo();
  exigirSemProblemas(problemasDaMensagem(mensagem));
  const novo = solicitar(aprovacaoId, sanearHtml(mensagem ?? ''), ctx.agora);
  const id = await inserirRecurso(ctx.db, novo, ctx.usuario.id);
  if (id === null) throw new DomainError('conflito', 'RECURSO_PENDENTE', M.jaPendente);
  await avisarComissao(ctx, { projetoId, titulo, edital: edital.nome });
  await auditar(ctx, {
    acao: 'solicitarRecurso',
    registro: { tipo: 'recurso', id },
    depois: { projeto: projetoId, aprovacao: aprovacaoId },
  });
  const recurso = await lerRecurso(ctx.db, id, { agora: ctx.agora, tipos: false, decide: null });
  if (recurso === null) throw new Error('the written appeal is gone');
  return comVersao(201, recurso);
};
