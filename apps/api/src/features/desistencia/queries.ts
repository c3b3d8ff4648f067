import type { DesistenciaEmCurso } from '@instrutoria/domain/desistencia/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface DesistenciaGuardada extends DesistenciaEmCurso {
  readonly id: number;
  readonly autorId: number;
  readonly criadaEm: string;
  readonly efetivadaEm: Date | null;
}

/**
 * The desistência of a project that was neither taken back nor undone; writers hold the lock on the project's
 * approval.
 */
export function desistenciaEmCurso(db: Executor, projetoId: number): Promise<DesistenciaGuardada | null> {
  return one(
    db,
    sql`
      select id, fundamento, motivo, pedido, responder_ate as "responderAte", dia, autor_id as "autorId",
        ${iso(sql`criada_em`)} as "criadaEm", efetivada_em as "efetivadaEm"
      from desistencia where projeto_id = ${projetoId} and fim is null
    `,
  );
}

/** Finds a request, also one that was taken back, since it stays on record. */
export function acharPedido(
  db: Executor,
  { projetoId, id }: { readonly projetoId: number; readonly id: number },
): Promise<{ pedido: string } | null> {
  return one(
    db,
    sql`select pedido from desistencia where id = ${id} and projeto_id = ${projetoId} and pedido is not null`,
  );
}

/** Projects whose day has come and that still have vínculos in force. */
export async function porEfetivar(db: Executor, hoje: string): Promise<number[]> {
  const projetos = await many<{ projetoId: number }>(
    db,
    sql`
      select projeto_id as "projetoId" from desistencia
      where fim is null and efetivada_em is null and dia <= ${hoje} order by projeto_id
    `,
  );
  return projetos.map(({ projetoId }) => projetoId);
}

interface Aluno {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

/** Students with a vínculo in force. */
export function alunosEmCurso(db: Executor, projetoId: number): Promise<Aluno[]> {
  return many(
    db,
    sql`select id, nome, email from instrutor where projeto_id = ${projetoId} and fim is null order by id`,
  );
}

/** The vínculos that the desistência ended and that are unchanged since. */
export async function encerradosPela(
  db: Executor,
  projetoId: number,
  efetivadaEm: Date | null,
): Promise<number[]> {
  const vinculos = await many<{ id: number }>(
    db,
    sql`select id from instrutor where projeto_id = ${projetoId} and encerrado_em = ${efetivadaEm} order by id`,
  );
  return vinculos.map(({ id }) => id);
}

export async function vinculosEmCurso(db: Executor, projetoId: number): Promise<number[]> {
  const vinculos = await many<{ id: number }>(
    db,
    sql`select id from instrutor where projeto_id = ${projetoId} and fim is null order by id`,
  );
  return vinculos.map(({ id }) => id);
}
