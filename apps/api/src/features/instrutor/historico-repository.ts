import type { CampoDoHistorico } from '@instrutoria/domain/instrutor/rules/historico.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

export interface AtoNoInstrutor {
  readonly agora: Date;
  /** null: the student. */
  readonly quem: number | null;
  readonly motivo?: string | null | undefined;
  /** A first REGULAR counts from the arrival of the documents (D66). */
  readonly regularDesde?: Date | undefined;
}

/** Writes the dated facts in the transaction of the act (D39). */
export async function datarFatos(
  db: Executor,
  instrutorId: number,
  fatos: readonly { readonly campo: CampoDoHistorico; readonly valor: string }[],
  { agora, quem, motivo, regularDesde }: AtoNoInstrutor,
): Promise<void> {
  if (fatos.length === 0) return;
  const campos = fatos.map(({ campo }) => campo);
  const valores = fatos.map(({ valor }) => valor);
  const desde = (campo: Sql) =>
    sql`case when ${campo} = 'SITUACAO' then ${regularDesde ?? agora}::timestamptz else ${agora}::timestamptz end`;
  // After a clock was set back, nothing ends before its beginning.
  await run(
    db,
    sql`
      update historico_do_instrutor set ate = greatest(desde, ${desde(sql`campo`)})
      where instrutor_id = ${instrutorId} and ate is null and campo = any(${campos})
    `,
  );
  await run(
    db,
    sql`
      insert into historico_do_instrutor (instrutor_id, campo, valor, desde, autor_id, motivo, origem)
      select ${instrutorId}::int, f.campo, f.valor,
        greatest(${desde(sql`f.campo`)}, (
          select max(h.ate) from historico_do_instrutor h
          where h.instrutor_id = ${instrutorId} and h.campo = f.campo
        )),
        ${quem}::int, ${motivo ?? null}, 'ATO'
      from unnest(${campos}::text[], ${valores}::text[]) as f(campo, valor)
    `,
  );
}
