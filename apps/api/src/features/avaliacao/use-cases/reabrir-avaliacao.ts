import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { notasPorExtenso } from '@instrutoria/domain/avaliacao/rules/notas-por-extenso.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { sql } from '../../../db/sql.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avaliadorDeclarou } from '../../impedimento/queries.ts';
import { avisarReaberta } from '../cartas-repository.ts';
import { recombinar } from '../combinacao-repository.ts';
import { lerVersoes } from '../reaberturas-queries.ts';
import { guardarReaberta } from '../reaberturas-repository.ts';
import { notasAuditadas, salvarAprovacao } from '../repository.ts';
import { avaliacaoNaoEncontrada, exigirUm, travarDoAvaliador } from '../travas-repository.ts';
import { exigir } from '../varios-repository.ts';

/** Copies the concluded version to the history first, in the same transaction. */
export const reabrirAvaliacao: Executar<Api['reabrirAvaliacao']> = async (ctx, pedido) => {
  const { avaliador = null } = pedido.legivel('avaliador');
  const travada = await travarDoAvaliador(ctx, pedido.params.id, avaliador);
  if (travada === null) throw avaliacaoNaoEncontrada();
  exigirUm(travada, 'avaliador');
  const { aprovacao, edital, projeto } = travada;
  const fatos = { edital, impedido: await avaliadorDeclarou(ctx.db, aprovacao.id, aprovacao.avaliadorId) };
  const pergunta = { quem: papelDe(ctx), fatos };
  exigirAto(MAQUINA_DA_AVALIACAO, aprovacao, 'reabrirAvaliacao', pergunta);
  ctx.exigirVersao(aprovacao.versao);
  const motivo = pedido.corpo().motivo?.trim() ?? '';
  const depois = transitar(MAQUINA_DA_AVALIACAO, aprovacao, 'reabrirAvaliacao', {
    ...pergunta,
    dados: { motivo },
  });
  const { tipoProjeto, proprio } = projeto;
  const notas = notasPorExtenso(aprovacao, tipoProjeto, proprio?.barema ?? null);
  await guardarReaberta(ctx.db, { aprovacao, notas, motivo, autor: ctx.usuario.id }, ctx.agora);
  await salvarAprovacao(ctx.db, depois, { avaliadoEm: null, reabertoEm: ctx.agora });
  if (aprovacao.designacaoId !== undefined) {
    // The reason for keeping the combination was about these totals.
    await exigir(ctx.db, aprovacao.id, sql`combinacao_mantida = null`);
    await recombinar(ctx, travada);
  }
  await avisarReaberta(ctx, { aprovacao, edital, projeto }, motivo);
  await auditar(ctx, {
    acao: 'reabrirAvaliacao',
    registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
    antes: notasAuditadas(aprovacao),
    depois: { motivo, ja_foi_avaliado: false },
  });
  return { status: 200, dados: { message: M.reaberta } };
};

/** Evaluators read their own versions, without the administrator who reopened them (D20). */
export const lerVersoesDaAvaliacao: Executar<Api['lerVersoesDaAvaliacao']> = async (ctx, { params }) => {
  const versoes = await lerVersoes(ctx.db, params.id);
  const dados =
    ctx.alvo.relacao === 'avaliadorDesignado'
      ? versoes
          .filter(({ avaliador }) => avaliador.id === ctx.usuario.id)
          .map((versao) => ({ ...versao, reabertaPor: null }))
      : versoes;
  return { status: 200, dados };
};
