import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { sql, where } from '../../db/sql.ts';

type Acesso = AnswerOf<Api['listarAcessosDoInstrutor']>[number];

const ORDENS = { quando: sql`x.id`, pessoa: sql`q.nome collate "pt-BR-x-icu"`, documento: sql`x.documento` };

export async function listarAcessosDoInstrutor(
  db: Executor,
  instrutorId: number,
  lista: ListaQuery,
): Promise<{ readonly linhas: Acesso[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const origem = sql`
    from acesso x join professor q on q.id = x.pessoa_id
    ${where(
      sql`x.registro_tipo = 'instrutor'`,
      sql`x.registro_id = ${instrutorId}`,
      lista.busca === undefined ? null : semAcentos([sql`q.nome`], lista.busca),
    )}`;
  const linhas = await many<Acesso>(
    db,
    sql`
      select x.id, ${iso(sql`x.quando`)} as quando, json_build_object('id', q.id, 'nome', q.nome) as pessoa,
        x.documento, json_build_object('tipo', x.registro_tipo, 'id', x.registro_id) as registro
      ${origem}
      order by ${ordenarPor(lista.ordem, ORDENS, [sql`x.id desc`])}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${origem}`));
  return { linhas, total };
}
