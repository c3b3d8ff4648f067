import type { NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { exigirEmAndamento } from '@instrutoria/domain/instrutor/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../context.ts';
import { lerAndamento } from '../projeto/andamento-queries.ts';
import { exigirJanela } from './queries.ts';

/** Throws 404 for an unknown project, 409 while it has no instructors or its call is archived. */
export async function exigirProjetoEmAndamento(ctx: Contexto, projetoId: number): Promise<void> {
  const projeto = await lerAndamento(ctx.db, projetoId);
  if (projeto === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Projeto não encontrado.');
  exigirEmAndamento(projeto);
}

export async function exigirProjetoNaJanela(
  ctx: Contexto,
  janela: NomeDaJanela,
  projetoId: number,
): Promise<void> {
  await exigirProjetoEmAndamento(ctx, projetoId);
  await exigirJanela(ctx.db, janela, projetoId, ctx.agora);
}
