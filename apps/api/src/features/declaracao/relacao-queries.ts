import type { Relacao } from '@instrutoria/contract/access.ts';
import type { Pessoa } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export async function relacaoComDeclaracao(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  const declaracao = await one<{ professorId: number }>(
    db,
    sql`select professor_id as "professorId" from declaracao where id = ${id}`,
  );
  if (declaracao === null) return null;
  return declaracao.professorId === quem.id ? 'dono' : 'nenhuma';
}
