import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problemasDoMotivoDaRetirada } from '@instrutoria/domain/designacao/transitions.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarRetirada } from '../../avaliacao/cartas-repository.ts';
import { recombinar } from '../../avaliacao/combinacao-repository.ts';
import { excluirPorRetirada, travarAprovacao } from '../../avaliacao/repository.ts';
import {
  type AprovacaoTravada,
  avaliacaoNaoEncontrada,
  exigirUm,
  travarDoAvaliador,
} from '../../avaliacao/travas-repository.ts';

export const retirarDesignacao: Executar<Api['retirarDesignacao']> = async (ctx, pedido) => {
  const { avaliador = null } = pedido.legivel('avaliador');
  const travada = await travarDoAvaliador(ctx, pedido.params.id, avaliador);
  if (travada === null) throw avaliacaoNaoEncontrada();
  exigirUm(travada, 'avaliador');
  exigirPoderRetirar(ctx, travada);
  ctx.exigirVersao(travada.aprovacao.versao);
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDaRetirada(motivo));
  await retirar(ctx, travada, motivo?.trim() ?? '');
  return { status: 200, dados: { message: M.designacaoRetirada } };
};

/** Withdraws one evaluator's, in a row of an act on many: the caller has checked participation (D58). */
export async function retirarUma(
  ctx: Contexto,
  { aprovacao, avaliador }: { readonly aprovacao: number; readonly avaliador: number },
  motivo: string,
): Promise<void> {
  const travada = await travarDoAvaliador(ctx, aprovacao, avaliador);
  if (travada === null) throw avaliacaoNaoEncontrada();
  exigirPoderRetirar(ctx, travada);
  await retirar(ctx, travada, motivo);
}

function exigirPoderRetirar(ctx: Contexto, { aprovacao, edital }: AprovacaoTravada): void {
  const pergunta = { quem: papelDe(ctx), fatos: { edital } };
  exigirAto(MAQUINA_DA_AVALIACAO, aprovacao, 'retirarDesignacao', pergunta);
}

async function retirar(ctx: Contexto, travada: AprovacaoTravada, motivo: string): Promise<void> {
  const { aprovacao, edital, projeto } = travada;
  const avaliadorId = avaliadorDe(aprovacao);
  await excluirPorRetirada(
    ctx.db,
    { ...aprovacao, avaliadorId },
    { motivo, autorId: ctx.usuario.id, retiradaEm: ctx.agora },
  );
  // With several evaluators the others keep theirs.
  if (aprovacao.designacaoId !== undefined && (await travarAprovacao(ctx.db, aprovacao.id)) !== null) {
    await recombinar(ctx, travada);
  }
  await avisarRetirada(ctx, { aprovacao, edital, projeto }, motivo);
  await auditar(ctx, {
    acao: 'retirarDesignacao',
    registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
    antes: { projeto: projeto.id, avaliador: avaliadorId, aceito: aprovacao.aceito },
    depois: { motivo },
  });
}

function avaliadorDe({ avaliadorId }: AprovacaoGuardada): number {
  if (avaliadorId === null) throw new Error('a designation without its evaluator');
  return avaliadorId;
}
