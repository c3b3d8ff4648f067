import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { problemasDoMotivo } from '@instrutoria/domain/avaliacao/transitions.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { OBSERVACAO_MAXIMA } from '@instrutoria/domain/impedimento/limits.ts';
import type { EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { inserirImpedimento, travarDeclarante } from '../../impedimento/repository.ts';
import { coordenadorDoProjeto } from '../../projeto/relacao-queries.ts';
import { leEsteSemNomes } from '../../projeto/sem-nomes-queries.ts';
import { avisarRecusa } from '../cartas-repository.ts';
import { recombinar } from '../combinacao-repository.ts';
import { recusadaPor } from '../relacao-queries.ts';
import { excluirPorRecusa, travarAprovacao } from '../repository.ts';
import { type AprovacaoTravada, avaliacaoNaoEncontrada, travarMinhaAprovacao } from '../travas-repository.ts';

/** Declares the conflict of interest, which also covers later projects of this coordinator. */
async function declararPelaRecusa(
  ctx: Contexto,
  projetoId: number,
  especie: EspecieDeImpedimento,
  motivo: string,
): Promise<void> {
  const laco = await coordenadorDoProjeto(ctx.db, projetoId);
  if (laco === null) throw new Error('a refused project without its coordinator');
  await travarDeclarante(ctx.db, ctx.usuario.id);
  const id = await inserirImpedimento(ctx.db, {
    declaranteId: ctx.usuario.id,
    pessoaId: laco,
    unidadeId: null,
    especie,
    observacao: especie === 'outro' ? [...motivo].slice(0, OBSERVACAO_MAXIMA).join('') : '',
    desde: diaNoFuso(ctx.agora, await lerFuso(ctx.db)),
    declaradoEm: ctx.agora,
  });
  // null: an earlier declaration exists.
  if (id !== null) {
    await auditar(ctx, { acao: 'declararImpedimento', registro: { tipo: 'impedimento', id } });
  }
}

/**
 * Deletes the approval and keeps the reason (D15); repeated, it gives the same answer. Without If-Match the
 * request may be older than the evaluator's own acceptance: of the two only the first counts (T-G14).
 */
/** The other evaluators go on, and this one's place is free. */
async function semEle(ctx: Contexto, travada: AprovacaoTravada): Promise<void> {
  const { aprovacao } = travada;
  if (aprovacao.designacaoId === undefined || (await travarAprovacao(ctx.db, aprovacao.id)) === null) return;
  await recombinar(ctx, travada);
}

export const recusarAvaliacao: Executar<Api['recusarAvaliacao']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const travada = await travarMinhaAprovacao(ctx, id);
  if (travada === null) {
    if (await recusadaPor(ctx.db, id, ctx.usuario.id)) return { status: 204, dados: undefined };
    throw avaliacaoNaoEncontrada();
  }
  const { aprovacao, edital, projeto } = travada;
  const quem = papelDe(ctx);
  const fatos = { edital, disseVersao: ctx.disseVersao };
  exigirAto(MAQUINA_DA_AVALIACAO, aprovacao, 'recusarAvaliacao', { quem, fatos });
  ctx.exigirVersao(aprovacao.versao);
  const { motivo: escrito, impedimento } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivo(escrito));
  const { especie = null, declarar = false } = impedimento ?? {};
  if (declarar === true && (await leEsteSemNomes(ctx.db, ctx.usuario, projeto.id))) {
    exigirSemProblemas([problema('impedimento', 'SEM_NOMES', M.impedimentoSemNomes)]);
  }
  const digitado = escrito?.trim() ?? '';
  if (especie === 'outro' && digitado === '') {
    exigirSemProblemas([problema('motivo', 'MOTIVO_VAZIO', M.motivoVazio)]);
  }
  // The kind of conflict is in no mail, and in no list of reasons.
  const motivo = digitado === '' && especie !== null ? M.tenhoImpedimento : digitado;
  await excluirPorRecusa(
    ctx.db,
    { ...aprovacao, avaliadorId: ctx.usuario.id },
    { motivo, especie },
    ctx.agora,
  );
  await semEle(ctx, travada);
  if (especie !== null && declarar === true) await declararPelaRecusa(ctx, projeto.id, especie, digitado);
  await avisarRecusa(ctx, { aprovacao, edital, projeto }, motivo);
  await auditar(ctx, {
    acao: 'recusarAvaliacao',
    registro: { tipo: 'projeto_aprovacao', id },
    antes: { projeto: projeto.id, avaliador: aprovacao.avaliadorId, aceito: aprovacao.aceito },
    depois: { motivo },
  });
  return { status: 204, dados: undefined };
};
