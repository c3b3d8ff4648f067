import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { participa } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { acessosAosMeusDados, meusOuQueForam } from './meus-dados-columns.ts';

type Acesso = AnswerOf<Api['meusAcessosDeEstudante']>[number];

/** Who opened documents or bank data of the student's vínculos, newest first; once for each opening. */
export async function acessosDoEstudante(
  db: Executor,
  estudanteId: number,
  lista: ListaQuery,
): Promise<{ readonly linhas: Acesso[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const origem = sql`from acesso a where ${acessosAosMeusDados(estudanteId)}`;
  const linhas = await many<Acesso>(
    db,
    sql`
      select a.id, a.documento, ${iso(sql`a.quando`)} as quando, p.titulo as projeto,
        json_build_object('nome', q.nome, 'papel', case when ${participa(sql`q.id`)} then 'COORDENACAO'
          when q.tipo = 'administrador' then 'ADMINISTRACAO' else 'UNIVERSIDADE' end) as pessoa
      from (select a.* ${origem} order by a.id desc limit ${limites.limit} offset ${limites.offset}) a
      join professor q on q.id = a.pessoa_id
      join lateral (select v.projeto_id from instrutor v where v.id in ${meusOuQueForam(estudanteId)}
        and (a.registro_tipo = 'instrutor' and v.id = a.registro_id
          or a.registro_tipo = 'remessa' and exists (select from linha_da_remessa l
            where l.remessa_id = a.registro_id and l.instrutor_id = v.id)) limit 1) v on true
      join projeto p on p.id = v.projeto_id
      order by a.id desc
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, origem));
  return { linhas, total };
}
