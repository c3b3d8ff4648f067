import type { AtosDaRelatoria } from '@instrutoria/domain/recurso/maquina.ts';
import type { Minuta, RelatoriaGuardada } from '@instrutoria/domain/recurso/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run, single } from '../../db/query.ts';
import { assignments, json, sql, values } from '../../db/sql.ts';

/** Writes its new state. The caller holds the lock on the appeal's row. */
export async function gravarRelatoria(
  db: Executor,
  recursoId: number,
  { estado, relatorId }: RelatoriaGuardada,
  desde: Date | null,
): Promise<void> {
  const agora = { estado, relatorId, ...(desde === null ? {} : { desde }) };
  if (desde === null) {
    await run(
      db,
      sql`update relatoria set ${assignments(agora)}, versao = versao + 1 where recurso_id = ${recursoId}`,
    );
    return;
  }
  await run(
    db,
    sql`
      insert into relatoria ${values({ recursoId, versao: 2, ...agora, desde })}
      on conflict (recurso_id) do update set ${assignments(agora)}, versao = relatoria.versao + 1
    `,
  );
}

interface AtoNovo {
  readonly recursoId: number;
  readonly ato: keyof AtosDaRelatoria;
  readonly autorId: number;
  readonly relatorId: number;
  readonly quando: Date;
  readonly texto: string;
}

export async function inserirAtoDaRelatoria(db: Executor, ato: AtoNovo): Promise<void> {
  await run(db, sql`insert into relatoria_ato ${values(ato)}`);
}

interface MinutaNova {
  readonly recursoId: number;
  readonly autorId: number;
  readonly conteudo: Minuta;
  readonly gravadaEm: Date;
  readonly entregue: boolean;
}

/** Inserts the next version; returns its number. */
export async function inserirMinuta(db: Executor, { conteudo, ...nova }: MinutaNova): Promise<number> {
  const { proxima } = await single<{ proxima: number }>(
    db,
    sql`select coalesce(max(versao), 0)::int + 1 as proxima from recurso_minuta where recurso_id = ${nova.recursoId}`,
  );
  const linha = { ...nova, versao: proxima, conteudo: json(conteudo) };
  await run(db, sql`insert into recurso_minuta ${values(linha)}`);
  return proxima;
}
