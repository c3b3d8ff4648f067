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

/** Of the project `p`: nothing ties this person to it that would keep them from judging it. */
export const nadaImpede = (pessoa: Sql): Sql => sql`(not ${participa(pessoa)} and ${semLacos(pessoa)})`;

const ha = (tipo: TipoDeUsuario, qual: Sql): Sql => sql`exists (select from professor v
  where v.tipo = ${tipo} and v.encerrado_em is null and ${qual})`;

/** Of the project `p`: a president of the committee may decide its appeals. */
export const temPresidencia = ha('PRESIDENTE_COMISSAO', nadaImpede(sql`v.id`));
export const alguemDaAdministracao = ha('administrador', nadaImpede(sql`v.id`));
/** Every president is barred; where there is none, the administration decides as ever. */
export const presidenciaImpedida = sql`(not ${temPresidencia}
  and (${ha('PRESIDENTE_COMISSAO', sql`true`)} or not ${alguemDaAdministracao}))`;

/** Of this type, those who may decide an appeal of the project: nothing else ties them to it (D56). */
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
