import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import type { Executor } from '../../db/transaction.ts';

interface Acesso {
  readonly id: number;
  readonly quando: string;
  readonly pessoa: { readonly id: number; readonly nome: string };
  readonly documento: string;
  readonly registro: { readonly tipo: string; readonly id: number };
}

/** The openings that the condition on `acesso` picks, newest first. */
export function consultaDeAcessos(onde: SQL, { limit, offset }: { limit: number; offset: number }): SQL {
  // The page is cut before names and JSON are made of it.
  return sql`select json_build_object('id', a.id, 'documento', a.documento,
      'quando', to_char(a.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'pessoa', json_build_object('id', a.pessoa_id, 'nome', coalesce(p.nome, '')),
      'registro', json_build_object('tipo', a.registro_tipo, 'id', a.registro_id)) as acesso
    from (select * from acesso where ${onde} order by id desc limit ${limit} offset ${offset}) a
    left join professor p on p.id = a.pessoa_id
    order by a.id desc`;
}

export const dosDocumentosDe = (titularId: number): SQL =>
  sql`titular_id = ${titularId} and pessoa_id <> ${titularId}`;
export const doRegistro = (tipo: string, id: number): SQL =>
  sql`registro_tipo = ${tipo} and registro_id = ${id}`;

async function lerAcessos(db: Executor, onde: SQL, lista: ListaQuery) {
  const limites = limitesDaLista(lista);
  const { rows } = await db.execute<{ acesso: Acesso }>(consultaDeAcessos(onde, limites));
  const total = await totalDaLista(rows.length, limites, async () => {
    const contagem = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from acesso where ${onde}`,
    );
    return contagem.rows[0]?.total ?? 0;
  });
  return { linhas: rows.map(({ acesso }) => acesso), total };
}

/** Who else opened this person's documents, newest first (T-M8). */
export function acessosAosDocumentosDe(db: Executor, titularId: number, lista: ListaQuery) {
  return lerAcessos(db, dosDocumentosDe(titularId), lista);
}

/** Who opened the documents of one record ('instrutor', 12), newest first (T-M8). */
export function acessosAoRegistro(db: Executor, tipo: string, id: number, lista: ListaQuery) {
  return lerAcessos(db, doRegistro(tipo, id), lista);
}
