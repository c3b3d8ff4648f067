import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { exigirNaoDeclarar } from '@instrutoria/domain/avaliacao/policies.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto } from '../../context.ts';
import { segurarEditalComFuso, segurarEditalDaAprovacao } from '../edital/repository.ts';
import { declarouNaAvaliacao } from '../impedimento/queries.ts';
import { type ProjetoAvaliado, projetoAvaliado, travarAprovacao } from './repository.ts';
import { acharDesignacao } from './varios-repository.ts';

export interface AprovacaoTravada {
  readonly aprovacao: AprovacaoGuardada;
  readonly edital: Edital;
  readonly projeto: ProjetoAvaliado;
}

type Segurado = NonNullable<Awaited<ReturnType<typeof segurarEditalComFuso>>>;

function derivado({ agora }: Contexto, { fuso, ...guardado }: Segurado): Edital {
  return derivarEdital(guardado, agora, fuso ?? CONFIGURACAO_PADRAO.fuso);
}

/** Locks the call before anything is written: the same order everywhere (T-G9). */
export async function segurarEditalDerivado(ctx: Contexto, editalId: number | null): Promise<Edital> {
  const lido = editalId === null ? null : await segurarEditalComFuso(ctx.db, editalId);
  if (lido === null) throw new Error('a submitted project without its call');
  return derivado(ctx, lido);
}

/**
 * Locks approval and call, and checks them in this order. The barema is read only with the lock on the call,
 * because it may have changed during the wait (E-BAREMA-2).
 */
export async function travarAprovacaoComEdital(ctx: Contexto, id: number): Promise<AprovacaoTravada | null> {
  const [lido, aprovacao, projeto] = await Promise.all([
    segurarEditalDaAprovacao(ctx.db, id),
    travarAprovacao(ctx.db, id),
    projetoAvaliado(ctx.db, id),
  ]);
  if (lido === null) return null;
  return aprovacao === null || projeto === null ? null : { aprovacao, edital: derivado(ctx, lido), projeto };
}

/**
 * Locks this person's part of it: the approval, or one of several assignments. `avaliador` null: the approval
 * itself.
 */
export async function travarDoAvaliador(
  ctx: Contexto,
  id: number,
  avaliador: number | null,
): Promise<AprovacaoTravada | null> {
  const travada = await travarAprovacaoComEdital(ctx, id);
  if (travada === null || avaliador === null) return travada;
  if (travada.aprovacao.avaliadorId !== null) {
    return travada.aprovacao.avaliadorId === avaliador ? travada : null;
  }
  const aprovacao = await acharDesignacao(ctx.db, travada.aprovacao, avaliador);
  return aprovacao === null ? null : { ...travada, aprovacao };
}

/** Locks it for its evaluator; null when it was deleted, or is no longer theirs (T-B18). */
export async function travarMinhaAprovacao(ctx: Contexto, id: number): Promise<AprovacaoTravada | null> {
  return travarDoAvaliador(ctx, id, ctx.usuario.id);
}

/**
 * Locks it for accepting or scoring: refused after a declared conflict, which leaves only refusing (D15).
 * Without names the person who designates sees the declaration instead; a refusal here would reveal whose
 * project it is (E-ANONIMATO-3).
 */
export async function travarParaAvaliar(ctx: Contexto, id: number): Promise<AprovacaoTravada | null> {
  const [travada, declarou] = await Promise.all([
    travarMinhaAprovacao(ctx, id),
    declarouNaAvaliacao(ctx.db, ctx.usuario, id),
  ]);
  if (travada !== null) exigirNaoDeclarar(declarou);
  return travada;
}

/** Throws 422 by the field when the act does not name one of several evaluators. */
export function exigirUm({ aprovacao }: AprovacaoTravada, campo: string): void {
  if (aprovacao.avaliadorId !== null) return;
  exigirSemProblemas([problema(campo, 'QUAL_AVALIADOR', M.qualAvaliador)]);
}

export function naoEhAvaliador(): DomainError {
  return new DomainError('naoPermitido', 'NAO_PERMITIDO', M.naoEhAvaliador);
}

export function avaliacaoNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Avaliação não encontrada.');
}
