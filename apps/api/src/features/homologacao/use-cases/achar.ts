import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { acharEdital, segurarEditalComFuso } from '../../edital/repository.ts';

export function projetoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_PROJETO.projetoNaoEncontrado);
}

/** In the phase in force. */
export async function editalEncontrado(ctx: Contexto, id: number): Promise<Edital> {
  const guardado = await acharEdital(ctx.db, id);
  if (guardado === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_AVALIACAO.editalNaoEncontrado);
  }
  return derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
}

/** Held before anything of the call is written: the same order everywhere (T-G9). */
export async function segurarEdital(ctx: Contexto, id: number): Promise<Edital> {
  const lido = await segurarEditalComFuso(ctx.db, id);
  if (lido === null) throw new Error('a submitted project without its call');
  const { fuso, ...guardado } = lido;
  return derivarEdital(guardado, ctx.agora, fuso ?? CONFIGURACAO_PADRAO.fuso);
}
