import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { participa } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';
import { avaliouOProjeto, declarouImpedimento } from '../impedimento/queries.ts';

interface QuemDecide {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

/** Of this type, those who may decide an appeal of the project: nothing else ties them to it (D56). */
export function quemPodeDecidir(db: Executor, projetoId: number, tipo: TipoDeUsuario): Promise<QuemDecide[]> {
  return many(
    db,
    sql`
      select v.id, v.nome, v.email from professor v join projeto p on p.id = ${projetoId}
      where v.tipo = ${tipo} and v.encerrado_em is null and not ${participa(sql`v.id`)}
        and not ${declarouImpedimento(sql`v.id`)} and not ${avaliouOProjeto(sql`v.id`)}
      order by v.id
    `,
  );
}
