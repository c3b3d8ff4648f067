import type { AtoDasBolsas } from '@instrutoria/domain/recurso/rules/bolsas.ts';
import type { Decidido } from '@instrutoria/domain/recurso/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { assignments, json, sql, values } from '../../db/sql.ts';
import { AINDA_FALTAM } from '../resultado/bolsas-devidas-queries.ts';

interface BolsasDevidas {
  readonly recursoId: number;
  readonly faltam: number;
  /** The decision about them. */
  readonly dito: string;
}

export async function inserirBolsasDevidas(db: Executor, devidas: BolsasDevidas): Promise<void> {
  await run(db, sql`insert into bolsas_do_recurso ${values(devidas)}`);
}

interface AindaDevidas {
  readonly faltam: number;
  /** The last act on them; null before the first. */
  readonly ato: AtoDasBolsas | null;
  readonly motivo: string | null;
}

/**
 * The scholarships due after this appeal, with the last act on them. The caller holds the lock on the
 * appeal's row.
 */
export async function bolsasDevidas(db: Executor, recursoId: number): Promise<AindaDevidas> {
  const devidas = await one<AindaDevidas>(
    db,
    sql`
      select ${AINDA_FALTAM} as faltam, b.ato, b.motivo from bolsas_do_recurso b
      join recurso r on r.id = b.recurso_id join projeto_aprovacao a on a.id = r.aprovacao_id
      where b.recurso_id = ${recursoId}
    `,
  );
  return devidas ?? { faltam: 0, ato: null, motivo: null };
}

interface AtoNovo {
  readonly faltam: number;
  readonly ato: AtoDasBolsas;
  readonly motivo: string;
  readonly autorId: number;
  readonly quando: Date;
}

export async function salvarAtoDasBolsas(db: Executor, recursoId: number, ato: AtoNovo): Promise<void> {
  await run(db, sql`update bolsas_do_recurso set ${assignments(ato)} where recurso_id = ${recursoId}`);
}

/**
 * Stores the scholarships that the appeal gave, including later ones, and the version of the result that
 * contains them.
 */
export async function salvarCorrigido(
  db: Executor,
  recursoId: number,
  { corrigido, resultadoNumero }: { readonly corrigido: Decidido; readonly resultadoNumero: number },
): Promise<void> {
  const mudado = { corrigido: json(corrigido), resultadoNumero };
  await run(db, sql`update recurso set ${assignments(mudado)}, versao = versao + 1 where id = ${recursoId}`);
}
