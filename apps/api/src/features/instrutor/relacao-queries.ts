import type { Relacao } from '@instrutoria/contract/access.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Pessoa } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { relacaoComProjeto } from '../projeto/relacao-queries.ts';

export async function projetoDoInstrutor(db: Executor, id: number): Promise<number | null> {
  const instrutor = await one<{ projetoId: number }>(
    db,
    sql`select projeto_id as "projetoId" from instrutor where id = ${id}`,
  );
  return instrutor?.projetoId ?? null;
}

/** Throws 404 for another student's vínculo, as for an unknown one. */
export async function exigirVinculoDoEstudante(db: Executor, estudanteId: number, id: number): Promise<void> {
  const achado = sql`select from instrutor where id = ${id} and estudante_id = ${estudanteId}`;
  if ((await run(db, achado)) === 0) throw instrutorNaoEncontrado();
}

export async function relacaoComInstrutor(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  const projetoId = await projetoDoInstrutor(db, id);
  return projetoId === null ? null : relacaoComProjeto(db, quem, projetoId);
}

export function instrutorNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_INSTRUTOR.naoEncontrado);
}
