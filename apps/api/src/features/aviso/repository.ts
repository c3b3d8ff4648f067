import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { Aviso } from '@instrutoria/domain/aviso/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many, one, run, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { assignments, columns, sql, values, where } from '../../db/sql.ts';

const AVISO = columns(['id', 'titulo', 'resumo', 'texto', 'ordem', 'de', 'ate']);
const ORDENS = { ordem: sql`ordem`, titulo: sql`titulo collate "pt-BR-x-icu"` };

export async function listarAvisos(db: Executor, lista: ListaQuery, soDe: string | null) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = where(
    lista.busca === undefined ? null : semAcentos([sql`titulo`, sql`resumo`, sql`texto`], lista.busca),
    soDe === null ? null : sql`(de is null or de <= ${soDe})`,
    soDe === null ? null : sql`(ate is null or ate >= ${soDe})`,
  );
  const linhas = await many<Aviso>(
    db,
    sql`
      select ${AVISO} from aviso ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, [ORDENS.ordem, sql`id`])}
      limit ${limit} offset ${offset}
    `,
  );
  const { total } = await single<{ total: number }>(db, sql`select count(*) as total from aviso ${filtro}`);
  return { linhas, total };
}

export function travarAviso(db: Executor, id: number): Promise<Aviso | null> {
  return one(db, sql`select ${AVISO} from aviso where id = ${id} for update`);
}

export function inserirAviso(db: Executor, dados: Omit<Aviso, 'id'>): Promise<Aviso> {
  return single(db, sql`insert into aviso ${values(dados)} returning ${AVISO}`);
}

export async function salvarAviso(db: Executor, { id, ...dados }: Aviso): Promise<void> {
  await run(db, sql`update aviso set ${assignments(dados)} where id = ${id}`);
}

export async function excluirAviso(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from aviso where id = ${id}`);
}
