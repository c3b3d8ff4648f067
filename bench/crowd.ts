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
/** Fewer professors than this are never there. */
const PROFESSORS = 1000;
/** The call that most of them belong to, so that one call's list grows as well. */
export const CROWD_CALL = 'Edital 2026 da multidão';
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

/** Fills the database up to so many projects, and as many rows of each table of the administration; what is there stays. */
export async function growTo(pool: pg.Pool, rows: number, personId: number): Promise<void> {
  await pool.query(professors(Math.max(PROFESSORS, rows)));
  await pool.query(CALL);
  const own = 'select count(*)::int as n from projeto where coordenador_id = $1 and not eh_rascunho';
  if ((await count(pool, own, [personId])) < OWN / 2) {
    await pool.query(projectsOf(`${personId}`, 'e.ids[1 + g % cardinality(e.ids)]', OWN));
  }
  const missing = rows - (await count(pool, 'select count(*)::int as n from projeto'));
  if (missing > 0) await pool.query(projectsOf('p.ids[1 + g % cardinality(p.ids)]', 'e.crowd', missing));
  await pool.query(APPROVALS);
  await pool.query(instructors(rows));
  await pool.query(acts(rows));
  for (const table of ['professor', 'projeto', 'projeto_aprovacao', 'instrutor', 'auditoria']) {
    await pool.query(`vacuum analyze ${table}`);
  }
}

async function count(pool: pg.Pool, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(text, values);
  return rows[0]?.n ?? 0;
}

interface CrowdCall {
  readonly id: number;
  readonly nome: string;
  /** Submitted, which are two thirds of its rows. */
  readonly projects: number;
}

/** Fills the database until so many projects of the crowd's call are submitted. */
export async function growCrowdCallTo(pool: pg.Pool, projects: number, personId: number): Promise<CrowdCall> {
  const submitted = `select count(*)::int as n from projeto p join edital e on e.id = p.edital_id
    where e.nome = $1 and not p.eh_rascunho`;
  const rows = 'select count(*)::int as n from projeto';
  for (;;) {
    const now = await count(pool, submitted, [CROWD_CALL]);
    if (now >= projects) return { id: await crowdCall(pool), nome: CROWD_CALL, projects: now };
    await growTo(
      pool,
      (await count(pool, rows)) + Math.max(3, Math.ceil(((projects - now) * 3) / 2)),
      personId,
    );
  }
}

/** The crowd's call, once it has grown. */
export async function crowdCall(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from edital where nome = $1', [CROWD_CALL]);
  const [call] = rows;
  if (call === undefined) throw new Error('the crowd has no call yet');
  return call.id;
}

const CALL = `
  insert into edital (nome, ano, inicio, fim, vigencia_inicio, vigencia_fim, fase, tipo_projeto, publicacao, criado_em)
  select '${CROWD_CALL}', 2026, '2026-03-01', '2026-03-31', '2026-04-01', '2026-12-31', 'avaliacao', 'TIPO I',
    '2026-02-20', now()
  where not exists (select from edital where nome = '${CROWD_CALL}')`;

/** Everything of the crowd that was submitted has an evaluator; a third of it is assessed. */
const APPROVALS = `
  with a as (select array_agg(id) as ids from professor where tipo = 'avaliador' and email like 'multidao%')
  insert into projeto_aprovacao (projeto_id, avaliador_id, aceito, ja_foi_avaliado, pontuacao_adequacao_coerencia,
    pontuacao_relevancia_justificativa_clareza, pontuacao_metodologia_atividades, pontuacao_organizacao_textual,
    avaliado_em, criado_em)
  select p.id, a.ids[1 + p.id % cardinality(a.ids)], true, p.id % 3 = 0, p.id % 40, p.id % 30, p.id % 20, p.id % 10,
    case when p.id % 3 = 0 then now() end, now()
  from projeto p join edital e on e.id = p.edital_id, a
  where e.nome = '${CROWD_CALL}' and not p.eh_rascunho
    and not exists (select from projeto_aprovacao x where x.projeto_id = p.id)`;

const instructors = (upTo: number) => `
  with p as (select array_agg(p.id) as ids from projeto p join edital e on e.id = p.edital_id
      where e.nome = '${CROWD_CALL}' and not p.eh_rascunho)
  insert into instrutor (projeto_id, nome, email, programa_pos, tipo_aluno, termo_compromisso,
    declaracao_aluno_detentor, historico_declaracao, dados_bancarios, termo_anuencia, situacao, criado_em, atualizado_em)
  select p.ids[1 + g % cardinality(p.ids)], 'Instrutora ' || md5(g::text), 'aluna' || g || '@exemplo.br', 'Física',
    'VOLUNTARIO', 'arq', 'arq', 'arq', 'arq', 'arq', 'IRREGULAR', now(), now()
  from generate_series((select count(*) from instrutor where email like 'aluna%') + 1, ${upTo}) g, p`;

/** Links of the chain that nothing else reaches: what is not sealed yet is sealed in the background meanwhile. */
const FIRST_LINK = 100_000_000;

const acts = (upTo: number) => `
  insert into auditoria (quando, pessoa_id, acao, registro_tipo, registro_id, elo, hash)
  select now() - g * interval '1 second', (select min(id) from professor), 'salvarFase1', 'projeto', g,
    ${FIRST_LINK} + g, md5(g::text)
  from generate_series((select count(*) from auditoria where elo > ${FIRST_LINK}) + 1, ${upTo}) g`;

const professors = (upTo: number) => `
  insert into professor (nome, email, cpf, rg, siape, lattes, foto, tipo, unidade_id, criado_em, atualizado_em)
  select case when g <= 3 then '${RARE} ' || g
      else (array['Ana','Bento','Célia','Davi','Édson','Flávia','Glória','Hugo'])[1 + g % 8] || ' '
        || (array['Silva','Souza','Araújo','Côrtes','Lima','Nóbrega','Prado'])[1 + g % 7] || ' ' || md5(g::text) end,
    'multidao' || g || '@exemplo.br', lpad((90000000000 + g)::text, 11, '0'), 'm' || g, 'M' || g, 'lattes', 'foto',
    case when g % 20 = 0 then 'avaliador' else 'coordenador' end, (select min(id) from unidade), now(), now()
  from generate_series((select count(*) from professor where email like 'multidao%') + 1, ${upTo}) g`;

/** A third of them drafts. */
const projectsOf = (coordinator: string, call: string, count: number) => `
  with p as (select array_agg(id) as ids from professor where email like 'multidao%'),
    e as (select array_agg(id) as ids, max(id) filter (where nome = '${CROWD_CALL}') as crowd from edital)
  insert into projeto (coordenador_id, edital_id, tipo_projeto, ${Object.keys(FIELDS).map(columnOf).join(', ')},
    eh_rascunho, aguardando_cronograma, submetido_em, criado_em, atualizado_em)
  select ${coordinator}, ${call}, 'TIPO I', ${Object.values(FIELDS).join(', ')},
    g % 3 = 0, false, case when g % 3 = 0 then null else now() - g * interval '1 second' end, now(),
    now() - g * interval '1 second'
  from generate_series(1, ${count}) g, p, e`;
