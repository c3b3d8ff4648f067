import { MENSAGENS_INSTALACAO as M } from '@instrutoria/domain/instalacao/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { exigirCodigo, instalacaoPendente } from '../repository.ts';

type Quem = Pick<Contexto<Usuario | null>, 'deps' | 'endereco'>;

/** Returns the body when its code is that of a pending installation. Throws 404 afterwards, 422 or 429. */
export async function comCodigo<B extends { readonly codigo: string }>(
  { deps, endereco }: Quem,
  corpo: B,
): Promise<B> {
  const { db } = deps.database;
  if (!(await instalacaoPendente(db)))
    throw new DomainError('naoEncontrado', 'INSTALACAO_CONCLUIDA', M.concluida);
  await exigirCodigo(db, { codigo: corpo.codigo, endereco, real: deps.clock.real() });
  return corpo;
}
