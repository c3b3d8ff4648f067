import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { designar } from '@instrutoria/domain/designacao/transitions.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { EstadoDaHomologacao } from '@instrutoria/domain/homologacao/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarDesignado } from '../../avaliacao/cartas-repository.ts';
import { recombinar } from '../../avaliacao/combinacao-repository.ts';
import { inserirAprovacao, projetoAvaliado, travarAprovacaoDoProjeto } from '../../avaliacao/repository.ts';
import { inserirDesignacao } from '../../avaliacao/varios-repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { exigirAvaliador } from '../exigir-avaliador.ts';
import { temTodos } from '../varios-queries.ts';

interface UmDeVarios {
  /** The caller holds the lock on its row; null when it was deleted. */
  readonly projeto: { readonly id: number; readonly titulo: string } | null;
  readonly avaliador: number;
  readonly edital: Edital;
  readonly homologacao: EstadoDaHomologacao | null;
}

/** Designates as in a project with one evaluator, while places are free; never the same person twice. */
export async function designarUmDeVarios(
  ctx: Contexto,
  { projeto, avaliador, edital, homologacao }: UmDeVarios,
): Promise<void> {
  const fatos = { temAvaliador: projeto !== null && (await temTodos(ctx.db, projeto.id)), homologacao };
  exigirAto(MAQUINA_DA_DESIGNACAO, edital, 'designarAvaliador', { quem: ctx.usuario.tipo, fatos });
  if (projeto === null) throw projetoNaoEncontrado();
  await exigirAvaliador(ctx, projeto.id, avaliador);
  const { avaliadores } = await regrasEmVigor(ctx.db, edital.id);
  const nova = { ...designar(projeto.id, avaliador), avaliadorId: null };
  const aprovacao =
    (await travarAprovacaoDoProjeto(ctx.db, projeto.id)) ??
    (await inserirAprovacao(ctx.db, nova, ctx.agora, avaliadores));
  if (aprovacao === null) throw new Error('a project whose row is held got an approval meanwhile');
  const criada = await inserirDesignacao(ctx.db, aprovacao, avaliador, ctx.agora);
  // The same code as for a full project, so that designating many does not refuse an evaluator who is already
  // in it.
  if (criada === null) throw new DomainError('conflito', 'JA_TEM_AVALIADOR', M.mesmoAvaliador);
  const avaliado = await projetoAvaliado(ctx.db, aprovacao.id);
  if (avaliado === null) throw new Error('an approval without its project');
  await recombinar(ctx, { aprovacao, edital, projeto: avaliado });
  await avisarDesignado(ctx, { aprovacao: criada, edital, projeto });
  await auditar(ctx, {
    acao: 'designarAvaliador',
    registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
    depois: { projeto: projeto.id, avaliador },
  });
  await registrarEvento(ctx, 'projeto.designado', `api/projeto/projeto/${projeto.id}`);
}
