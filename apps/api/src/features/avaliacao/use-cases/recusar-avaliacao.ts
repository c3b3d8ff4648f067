import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { problemasDoMotivo } from '@instrutoria/domain/avaliacao/transitions.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { recusadaPor } from '../relacao-queries.ts';
import { excluirPorRecusa } from '../repository.ts';
import { avaliacaoNaoEncontrada, travarMinhaAprovacao } from './aprovacao-travada.ts';
import { avisarRecusa } from './avisar-avaliador.ts';

/**
 * The approval is deleted, its reason stays (D15); repeated, the same answer. Without If-Match the request
 * may be older than the evaluator's own acceptance: of both at once only the first counts (T-G14).
 */
export const recusarAvaliacao: Executar<Api['recusarAvaliacao']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const travada = await travarMinhaAprovacao(ctx, id);
  if (travada === null) {
    if ((await recusadaPor(ctx.db, id)) === ctx.usuario.id) return { status: 204, dados: undefined };
    throw avaliacaoNaoEncontrada();
  }
  const { aprovacao, edital, projeto } = travada;
  const quem = papelDe(ctx);
  const fatos = { edital, disseVersao: ctx.disseVersao };
  exigirAto(MAQUINA_DA_AVALIACAO, aprovacao, 'recusarAvaliacao', { quem, fatos });
  ctx.exigirVersao(aprovacao.versao);
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivo(motivo));
  await excluirPorRecusa(ctx.db, aprovacao, motivo?.trim() ?? '', ctx.agora);
  await avisarRecusa(ctx, { aprovacao, edital, projeto }, motivo?.trim() ?? '');
  await auditar(ctx, {
    acao: 'recusarAvaliacao',
    registro: { tipo: 'projeto_aprovacao', id },
    antes: { projeto: projeto.id, avaliador: aprovacao.avaliadorId, aceito: aprovacao.aceito },
    depois: { motivo: motivo?.trim() ?? '' },
  });
  return { status: 204, dados: undefined };
};
