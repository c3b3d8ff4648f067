import type { Api } from '@instrutoria/contract/api.ts';
import { notasPorExtenso } from '@instrutoria/domain/avaliacao/rules/notas-por-extenso.ts';
import { SEM_PONTUACOES } from '@instrutoria/domain/avaliacao/types.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problemasDoMotivoDaCombinacao } from '@instrutoria/domain/designacao/transitions.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { sql } from '../../../db/sql.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarDesignado } from '../../avaliacao/cartas-repository.ts';
import { recombinar } from '../../avaliacao/combinacao-repository.ts';
import { projetoAvaliado } from '../../avaliacao/repository.ts';
import {
  type AprovacaoTravada,
  avaliacaoNaoEncontrada,
  travarAprovacaoComEdital,
} from '../../avaliacao/travas-repository.ts';
import { exigir, inserirDesignacao } from '../../avaliacao/varios-repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { exigirAvaliador } from '../exigir-avaliador.ts';
import { avaliacoesDoProjeto, ehDivergente } from '../varios-queries.ts';

/** Locks the approval. Throws 409 unless the totals are too far apart and unsettled. */
async function travarDivergente(ctx: Contexto, id: number): Promise<AprovacaoTravada> {
  const travada = await travarAprovacaoComEdital(ctx, id);
  if (travada === null) throw avaliacaoNaoEncontrada();
  const fatos = { temAvaliador: false };
  exigirAto(MAQUINA_DA_DESIGNACAO, travada.edital, 'designarAvaliador', { quem: papelDe(ctx), fatos });
  if (!(await ehDivergente(ctx.db, id))) {
    throw new DomainError('conflito', 'NAO_DIVERGENTE', M.naoDivergente);
  }
  return travada;
}

export const pedirMaisUmAvaliador: Executar<Api['pedirMaisUmAvaliador']> = async (ctx, pedido) => {
  const travada = await travarDivergente(ctx, pedido.params.id);
  const { avaliador } = pedido.legivel('avaliador');
  if (!avaliador) exigirSemProblemas([problema('avaliador', 'NENHUM_PROFESSOR', M.nenhumProfessor)]);
  if (!avaliador) throw new Error('a missing reference passed the rules');
  const { aprovacao, edital, projeto } = travada;
  await exigirAvaliador(ctx, projeto.id, avaliador);
  const criada = await inserirDesignacao(ctx.db, aprovacao, avaliador, ctx.agora);
  if (criada === null) throw new DomainError('conflito', 'MESMO_AVALIADOR', M.mesmoAvaliador);
  await exigir(ctx.db, aprovacao.id, sql`avaliadores = avaliadores + 1`);
  await recombinar(ctx, travada);
  await avisarDesignado(ctx, { aprovacao: criada, edital, projeto });
  await auditar(ctx, {
    acao: 'pedirMaisUmAvaliador',
    registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
    depois: { projeto: projeto.id, avaliador },
  });
  return { status: 200, dados: { message: M.maisUm } };
};

export const manterCombinacao: Executar<Api['manterCombinacao']> = async (ctx, pedido) => {
  const travada = await travarDivergente(ctx, pedido.params.id);
  const motivo = pedido.corpo().motivo?.trim() ?? '';
  exigirSemProblemas(problemasDoMotivoDaCombinacao(motivo));
  const { id } = travada.aprovacao;
  await exigir(ctx.db, id, sql`combinacao_mantida = ${motivo}`);
  await recombinar(ctx, travada);
  await auditar(ctx, {
    acao: 'manterCombinacao',
    registro: { tipo: 'projeto_aprovacao', id },
    depois: { motivo },
  });
  return { status: 200, dados: { message: M.combinacaoMantida } };
};

/**
 * Side by side for the administrator; for an evaluator, the others' assessments where the call allows it,
 * after all have concluded.
 */
export const lerAvaliacoesDoProjeto: Executar<Api['lerAvaliacoesDoProjeto']> = async (ctx, { params }) => {
  const projeto = await projetoAvaliado(ctx.db, params.id);
  if (projeto === null || projeto.editalId === null) throw avaliacaoNaoEncontrada();
  const { tipoProjeto, proprio } = projeto;
  const todas = (await avaliacoesDoProjeto(ctx.db, params.id)).map((uma, i) => ({
    numero: i + 1,
    avaliador: uma.avaliador,
    aceito: uma.aceito,
    ja_foi_avaliado: uma.ja_foi_avaliado,
    // Only its author reads an assessment that is not concluded (D43).
    notas: uma.ja_foi_avaliado
      ? notasPorExtenso({ ...SEM_PONTUACOES, notas: uma.notas }, tipoProjeto, proprio?.barema ?? null)
      : [],
    total: uma.ja_foi_avaliado ? uma.total : null,
    parecer: uma.ja_foi_avaliado ? uma.parecer : null,
  }));
  if (ctx.alvo.relacao !== 'avaliadorDesignado') return { status: 200, dados: todas };
  const { avaliadoresSeLeem } = await regrasEmVigor(ctx.db, projeto.editalId);
  const abertas = avaliadoresSeLeem === 'depois' && todas.every((uma) => uma.ja_foi_avaliado);
  const outras = todas.filter(({ avaliador }) => avaliador.id !== ctx.usuario.id);
  return { status: 200, dados: abertas ? outras.map((uma) => ({ ...uma, avaliador: null })) : [] };
};
