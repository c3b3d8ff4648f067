import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Estudante, Usuario } from '../../../context.ts';
import { type Conta, travarConta } from '../queries.ts';

export function contaNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Conta não encontrada.');
}

/** The caller's account, locked. */
export async function contaTravada(
  ctx: Pick<Contexto<Usuario | null, null, Estudante>, 'db' | 'estudante'>,
): Promise<Conta> {
  const conta = await travarConta(ctx.db, ctx.estudante.id);
  if (conta === null) throw contaNaoEncontrada();
  return conta;
}
