import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import {
  numerosPublicosDosRecursos,
  type RecursoContado,
  type RecursosEmNumeros,
} from '@instrutoria/domain/recurso/rules/recursos-em-numeros.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** The published numbers of a call's appeals; null in a call that publishes none. */
export async function recursosEmNumeros(
  db: Executor,
  editalId: number,
  { recursosEmNumeros: publica }: Pick<RegrasDoEdital, 'recursosEmNumeros'>,
): Promise<RecursosEmNumeros | null> {
  if (!publica) return null;
  const recursos = await many<RecursoContado>(
    db,
    sql`
      select r.status, extract(epoch from r.decidido_em - r.criado_em)::float8 / 86400 as dias,
        exists (select from recurso_criterio k where k.recurso_id = r.id and not k.acolhido) as "emParte"
      from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
      where a.edital_id = ${editalId}
    `,
  );
  return numerosPublicosDosRecursos(recursos);
}
