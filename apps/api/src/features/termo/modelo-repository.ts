import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { ModeloDoTermo } from '../instrutor/termo-queries.ts';

export interface VersaoDoModelo {
  readonly versao: number;
  readonly ligado: boolean;
  readonly em: string;
  readonly por: string;
  readonly assinados: number;
}

export function versoesDoModelo(db: Executor): Promise<VersaoDoModelo[]> {
  return many(
    db,
    sql`
      select m.versao, m.ligado, ${iso(sql`m.criado_em`)} as em, p.nome as por, (select count(*) from termo t where t.modelo_versao = m.versao and t.concluido_em is not null) as assinados
      from modelo_do_termo m join professor p on p.id = m.criado_por_id
      order by m.versao desc
    `,
  );
}

export async function inserirModelo(
  db: Executor,
  novo: ModeloDoTermo & { readonly criadoEm: Date; readonly criadoPorId: number },
): Promise<void> {
  await run(db, sql`insert into modelo_do_termo ${values({ ...novo })}`);
}
