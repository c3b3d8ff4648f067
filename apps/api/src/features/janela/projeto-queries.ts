import type { NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { exigirEmAndamento } from '@instrutoria/domain/instrutor/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../context.ts';
import { lerAndamento } from '../projeto/andamento-queries.ts';
import { exigirJanela } from './queries.ts';

export async function exigirProjetoNaJanela(
  ctx: Contexto,
  janela: NomeDaJanela,
  projetoId: number,
): Promise<void> {
  const projeto = await lerAndamento(ctx.db, projetoId);
  if (projeto === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Projeto não encontrado.');
  exigirEmAndamento(projeto);
  await exigirJanela(ctx.db, janela, projetoId, ctx.agora);
}
