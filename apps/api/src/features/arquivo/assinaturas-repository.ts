import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import type { ConferenciaDatada } from '../../documents/assinatura/conferir-arquivo.ts';

/** Keeps the judgement of a content, in place of an older one. */
export async function guardarConferencia(db: Executor, nova: ConferenciaDatada): Promise<void> {
  const { sha256, assinaturas, ...resto } = nova;
  const linha = { ...resto, assinaturas: JSON.stringify(assinaturas) };
  await run(
    db,
    sql`
      insert into conferencia_de_assinaturas ${values({ sha256, ...linha })}
      on conflict (sha256) do update set ${assignments(linha)}
    `,
  );
}

/** Deletes the judgements of contents that no file has any more: they name people. */
export async function esquecerConferencias(db: Executor): Promise<void> {
  await run(
    db,
    sql`
      delete from conferencia_de_assinaturas c
      where not exists (select from arquivo a where a.sha256 = c.sha256 and a.eliminado_em is null)
    `,
  );
}
