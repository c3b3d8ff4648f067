import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participa } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { semLacos } from '../impedimento/queries.ts';

interface QuemDecide {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

/** For the project `p`: no connection keeps this person from judging it. */
export const nadaImpede = (pessoa: Sql): Sql => sql`(not ${participa(pessoa)} and ${semLacos(pessoa)})`;

const ha = (tipo: TipoDeUsuario, qual: Sql): Sql => sql`exists (select from professor v
  where v.tipo = ${tipo} and v.encerrado_em is null and ${qual})`;

/** For the project `p`: a president of the committee may decide its appeals. */
export const temPresidencia = ha('PRESIDENTE_COMISSAO', nadaImpede(sql`v.id`));
export const alguemDaAdministracao = ha('administrador', nadaImpede(sql`v.id`));
/** Every president is barred; where there is no president, the administration decides as usual. */
export const presidenciaImpedida = sql`(not ${temPresidencia}
  and (${ha('PRESIDENTE_COMISSAO', sql`true`)} or not ${alguemDaAdministracao}))`;

/**
 * People of this type who may decide an appeal of the project, since no other connection keeps them from it
 * (D56).
 */
export function quemPodeDecidir(db: Executor, projetoId: number, tipo: TipoDeUsuario): Promise<QuemDecide[]> {
  return many(
    db,
    sql`
      select v.id, v.nome, v.email from professor v join projeto p on p.id = ${projetoId}
      where v.tipo = ${tipo} and v.encerrado_em is null and ${nadaImpede(sql`v.id`)}
      order by v.id
    `,
  );
}
