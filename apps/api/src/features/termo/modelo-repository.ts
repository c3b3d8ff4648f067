import { TEXTO_DO_TERMO_PADRAO } from '@instrutoria/domain/termo/limits.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

export interface ModeloDoTermo {
  /** 0: the original text, off. */
  readonly versao: number;
  readonly texto: string;
  readonly ligado: boolean;
}

/** The last version. */
export async function lerModelo(db: Executor): Promise<ModeloDoTermo> {
  const ultimo = await one<ModeloDoTermo>(
    db,
    sql`select versao, texto, ligado from modelo_do_termo order by versao desc limit 1`,
  );
  return ultimo ?? { versao: 0, texto: TEXTO_DO_TERMO_PADRAO, ligado: false };
}

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
      select m.versao, m.ligado, ${iso(sql`m.criado_em`)} as em, p.nome as por, 0 as assinados
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
