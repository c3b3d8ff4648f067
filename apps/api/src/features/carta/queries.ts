import type { EspecieDeCarta } from '@instrutoria/domain/carta/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

interface CartaDoProjeto {
  readonly especie: EspecieDeCarta;
  readonly para: string;
  readonly criadaEm: string;
  readonly enviadaEm: string | null;
  readonly falhouEm: string | null;
}

interface Quais {
  readonly lista: { readonly pagina?: number | undefined; readonly por_pagina?: number | undefined };
  /** Only those to this person; null: all. */
  readonly so: number | null;
}

/** The mails, newest first. */
export async function lerCartasDoProjeto(db: Executor, projeto: number, { lista, so }: Quais) {
  const limites = limitesDaLista(lista);
  const delas = sql`
    from carta_do_projeto c
    where c.projeto_id = ${projeto} and (${so}::int is null or c.pessoa_id = ${so}::int)`;
  const linhas = await many<CartaDoProjeto>(
    db,
    sql`
      select x.especie, coalesce(p.nome, i.nome) as para, ${iso(sql`x.criada_em`)} as "criadaEm",
        ${iso(sql`x.enviada_em`)} as "enviadaEm", ${iso(sql`x.falhou_em`)} as "falhouEm"
      from (select c.* ${delas} order by c.id desc limit ${limites.limit} offset ${limites.offset}) x
      left join professor p on p.id = x.pessoa_id
      left join instrutor i on i.id = x.instrutor_id
      order by x.id desc
    `,
  );
  return { linhas, total: await totalDaLista(linhas.length, limites, quantas(db, delas)) };
}

/** Counts the mails of one kind about the projects of a call: a mail that names several is one. */
export async function contarCartasDoEdital(db: Executor, edital: number, especie: EspecieDeCarta) {
  return await single<{ todos: number; enviados: number; falharam: number }>(
    db,
    sql`
      select count(distinct c.email)::int as todos,
        (count(distinct c.email) filter (where c.enviada_em is not null))::int as enviados,
        (count(distinct c.email) filter (where c.enviada_em is null and c.falhou_em is not null))::int as falharam
      from carta_do_projeto c join projeto p on p.id = c.projeto_id
      where p.edital_id = ${edital} and c.especie = ${especie}
    `,
  );
}
