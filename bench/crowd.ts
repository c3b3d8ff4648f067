import { porNome } from '@instrutoria/domain/kernel/por-nome.ts';
import {
  CONTAGENS,
  ESCOLHAS,
  LINHAS,
  MARKUPS,
  type NomeDoCampo,
  PALAVRAS_CHAVE,
  SECOES,
} from '@instrutoria/domain/projeto/campos.ts';
import type pg from 'pg';
import { columnOf } from '../apps/api/src/db/sql.ts';

/** Projects of the person who asks, at every scale: the same rows stand on her pages. */
const OWN = 60;
/** Projects a professor. */
const EACH = 100;
const TEXT =
  'Oficinas semanais com pequenos grupos, plantão de dúvidas e revisão das listas antes das provas. ';

const FIELDS: Readonly<Record<NomeDoCampo, string>> = {
  ...porNome(LINHAS, () => "'Monitoria número ' || g"),
  ...porNome(CONTAGENS, () => '1'),
  ...porNome(ESCOLHAS, () => 'null'),
  ...porNome([...SECOES, ...MARKUPS], () => `'${TEXT}'`),
  ...porNome(PALAVRAS_CHAVE, (nome) => `'${nome}'`),
};

/** A name that three professors have, at every scale. */
export const RARE = 'Zulmira Xavier';

/** Fills the database up to so many projects, their professors with them; what is there already stays. */
export async function growTo(pool: pg.Pool, projects: number, personId: number): Promise<void> {
  await pool.query(professors(Math.max(1000, Math.ceil(projects / EACH))));
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from projeto');
  const missing = projects - (rows[0]?.n ?? 0);
  const own = 'select count(*)::int as n from projeto where coordenador_id = $1 and not eh_rascunho';
  const { rows: has } = await pool.query<{ n: number }>(own, [personId]);
  if ((has[0]?.n ?? 0) < OWN / 2) await pool.query(projectsOf(`${personId}`, OWN));
  if (missing > 0) await pool.query(projectsOf(`p.ids[1 + g % cardinality(p.ids)]`, missing));
  for (const table of ['professor', 'projeto']) await pool.query(`vacuum analyze ${table}`);
}

const professors = (upTo: number) => `
  insert into professor (nome, email, cpf, rg, siape, lattes, foto, tipo, unidade_id, criado_em, atualizado_em)
  select case when g <= 3 then '${RARE} ' || g
      else (array['Ana','Bento','Célia','Davi','Édson','Flávia','Glória','Hugo'])[1 + g % 8] || ' '
        || (array['Silva','Souza','Araújo','Côrtes','Lima','Nóbrega','Prado'])[1 + g % 7] || ' ' || md5(g::text) end,
    'multidao' || g || '@exemplo.br', lpad((90000000000 + g)::text, 11, '0'), 'm' || g, 'M' || g, 'lattes', 'foto',
    case when g % 20 = 0 then 'avaliador' else 'coordenador' end, (select min(id) from unidade), now(), now()
  from generate_series((select count(*) from professor where email like 'multidao%') + 1, ${upTo}) g`;

/** A third of them drafts. */
const projectsOf = (coordinator: string, count: number) => `
  with p as (select array_agg(id) as ids from professor where email like 'multidao%'),
    e as (select array_agg(id) as ids from edital)
  insert into projeto (coordenador_id, edital_id, tipo_projeto, ${Object.keys(FIELDS).map(columnOf).join(', ')},
    eh_rascunho, aguardando_cronograma, submetido_em, criado_em, atualizado_em)
  select ${coordinator}, e.ids[1 + g % cardinality(e.ids)], 'TIPO I', ${Object.values(FIELDS).join(', ')},
    g % 3 = 0, false, case when g % 3 = 0 then null else now() - g * interval '1 second' end, now(),
    now() - g * interval '1 second'
  from generate_series(1, ${count}) g, p, e`;
