import { participaDosProjetos } from '../../db/participacao.ts';
import { single } from '../../db/query.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import { sql } from '../../db/sql.ts';
import { ANDAMENTO, type AndamentoDoProjeto, DE_PROJETO, PROPOSTA } from './queries.ts';

/** Few per piece, because a project may be a megabyte long. */
const UM_PEDACO = 25;

export interface ProjetoExportado {
  /** The whole proposal as JSON text, for an administrator; not parsed here, which saves time. */
  readonly proposta: string;
  readonly andamento: AndamentoDoProjeto;
  /** Whether the reader takes part in it. */
  readonly propria: boolean;
}

/** The submitted and complete projects of one call (D9). */
export async function abrirProjetos(snapshot: Snapshot, editalId: number, leitorId: number) {
  const quais = sql`where p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma`;
  const { total } = await single<{ total: number }>(
    snapshot,
    sql`select count(*) as total from projeto p ${quais}`,
  );
  const proximas = await snapshot.cursor<ProjetoExportado>(
    sql`
    select json_build_object(${PROPOSTA})::text as proposta,
      json_build_object('remunerados', p.remunerados, 'voluntarios', p.voluntarios, ${ANDAMENTO}) as andamento,
      ${participaDosProjetos(leitorId)} as propria
    ${DE_PROJETO} ${quais}
    order by p.id
  `,
    UM_PEDACO,
  );
  return { quantas: total, proximas };
}
