import type { Especie } from '@instrutoria/domain/publicacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface TextoPublico {
  readonly id: number;
  readonly resultado: number;
  readonly especie: Especie;
  readonly numero: number;
  readonly ano: number;
  readonly versao: number;
  readonly emVigor: boolean;
  readonly motivo: string | null;
  readonly sha256: string;
  readonly criadoEm: string;
}

/** The columns of a publication text in every list. */
export const COLUNAS_DO_TEXTO = sql`
  t.id, t.resultado_numero as resultado, t.especie, t.numero, t.ano, t.versao, t.motivo, t.sha256,
  ${iso(sql`t.criado_em`)} as "criadoEm", not exists (select from texto_de_publicacao o where o.especie = t.especie
    and o.ano = t.ano and o.numero = t.numero and o.versao > t.versao) as "emVigor"`;

/** The newest version of the result first; each text's versions together, the one in force first. */
export const ORDEM_DOS_TEXTOS = sql`t.resultado_numero desc, t.ano desc, t.especie, t.numero desc, t.versao desc`;

export function textosPublicos(db: Executor, editalId: number): Promise<TextoPublico[]> {
  return many(
    db,
    sql`
      select ${COLUNAS_DO_TEXTO} from texto_de_publicacao t
      where t.edital_id = ${editalId} and t.publico order by ${ORDEM_DOS_TEXTOS}
    `,
  );
}
