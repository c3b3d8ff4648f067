import type { Area } from '@instrutoria/domain/area/areas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export async function areasDe(db: Executor, professorId: number): Promise<Area[]> {
  const linhas = await many<{ area: Area }>(
    db,
    sql`select area from area_do_avaliador where professor_id = ${professorId} and ate is null order by area`,
  );
  return linhas.map(({ area }) => area);
}

/** An area that is no longer declared keeps its period. The caller holds the lock on the person's row. */
export async function trocarAreas(
  db: Executor,
  professorId: number,
  areas: readonly string[],
  agora: Date,
): Promise<void> {
  await run(
    db,
    sql`
      update area_do_avaliador set ate = ${agora}
      where professor_id = ${professorId} and ate is null and area <> all(${areas}::text[])
    `,
  );
  await run(
    db,
    sql`
      insert into area_do_avaliador (professor_id, area, desde)
      select ${professorId}, x, ${agora}::timestamptz from unnest(${areas}::text[]) x
      on conflict (professor_id, area) where ate is null do nothing
    `,
  );
}
