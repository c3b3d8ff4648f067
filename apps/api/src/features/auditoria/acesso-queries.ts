import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

interface Acesso {
  readonly id: number;
  readonly quando: string;
  readonly pessoa: { readonly id: number; readonly nome: string };
  readonly documento: string;
  readonly registro: { readonly tipo: string; readonly id: number };
}

export function consultaDeAcessos(onde: Sql, { limit, offset }: { limit: number; offset: number }): Sql {
  // Limits the page first, then joins names and builds JSON.
  return sql`
    select a.id, a.documento, ${iso(sql`a.quando`)} as quando,
      json_build_object('id', a.pessoa_id, 'nome', coalesce(p.nome, '')) as pessoa,
      json_build_object('tipo', a.registro_tipo, 'id', a.registro_id) as registro
    from (select * from acesso where ${onde} order by id desc limit ${limit} offset ${offset}) a
    left join professor p on p.id = a.pessoa_id
    order by a.id desc
  `;
}

export const filtroDoTitular = (titularId: number): Sql =>
  sql`titular_id = ${titularId} and pessoa_id <> ${titularId}`;
export const filtroDoRegistro = (tipo: string, id: number): Sql =>
  sql`registro_tipo = ${tipo} and registro_id = ${id}`;

async function lerAcessos(db: Executor, onde: Sql, lista: ListaQuery) {
  const limites = limitesDaLista(lista);
  const linhas = await many<Acesso>(db, consultaDeAcessos(onde, limites));
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`from acesso where ${onde}`));
  return { linhas, total };
}

/** Other people's openings of this person's documents, newest first (T-M8). */
export function acessosAosDocumentosDe(db: Executor, titularId: number, lista: ListaQuery) {
  return lerAcessos(db, filtroDoTitular(titularId), lista);
}

/**
 * Newest first.
 * @soDosTestes
 */
export function acessosAoRegistro(db: Executor, tipo: string, id: number, lista: ListaQuery) {
  return lerAcessos(db, filtroDoRegistro(tipo, id), lista);
}
