import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { sql } from 'drizzle-orm';
import { ordenarPor } from '../../db/drizzle-page-order.ts';
import { contemTexto } from '../../db/drizzle-search.ts';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import type { Executor } from '../../db/transaction.ts';
import { iso } from '../projeto/json-queries.ts';

type Acesso = AnswerOf<Api['listarAcessosDoInstrutor']>[number];

interface Linha extends Record<string, unknown> {
  readonly acesso: Acesso;
}

const ORDENS = { quando: sql`x.id`, pessoa: sql`q.nome collate "pt-BR-x-icu"`, documento: sql`x.documento` };

/** A page of who opened an instructor's documents, the newest first (T-B19). */
export async function listarAcessosDoInstrutor(
  db: Executor,
  instrutorId: number,
  lista: ListaQuery,
): Promise<{ readonly linhas: Acesso[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const origem = sql`from acesso x join professor q on q.id = x.pessoa_id
    where x.registro_tipo = 'instrutor' and x.registro_id = ${instrutorId}
    ${contemTexto([sql`q.nome`], lista.busca)}`;
  const ordem = sql.join(ordenarPor(lista.ordem, ORDENS, [sql`x.id desc`]), sql`, `);
  const { rows } = await db.execute<Linha>(sql`
    select json_build_object('id', x.id, 'quando', ${iso(sql`x.quando`)},
      'pessoa', json_build_object('id', q.id, 'nome', q.nome), 'documento', x.documento,
      'registro', json_build_object('tipo', x.registro_tipo, 'id', x.registro_id)) as acesso
    ${origem} order by ${ordem} limit ${limites.limit} offset ${limites.offset}`);
  const total = await totalDaLista(rows.length, limites, async () => {
    const contagem = await db.execute<{ total: number }>(sql`select count(*)::int as total ${origem}`);
    return contagem.rows[0]?.total ?? 0;
  });
  return { linhas: rows.map(({ acesso }) => acesso), total };
}
