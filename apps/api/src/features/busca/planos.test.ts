import { alcanceDaBusca } from '@instrutoria/domain/busca/policies.ts';
import { termosDaBusca } from '@instrutoria/domain/busca/rules.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { consultaDeInstrutores, consultaDePessoas, consultaDeProjetos, type Procura } from './queries.ts';

let t: TestApp;
let w: World;
let quem: Pessoa;
/** Invariants that copies of one row break, because the records belonging to it are missing. */
const QUEBRAS_DA_MULTIDAO = [
  'a complete project has exactly one schedule per holder (D9)',
  'a submitted project has its disciplines, at least one (E-PROJETO-4)',
  'living ties of a type are no more than its approved places (D25, T-G7)',
  'the history of an instructor ends in what the record says, each fact in one open row (D39)',
  'the files of an instructor exist, are of their kind and bound to him alone (T-D11)',
  'each file of an instructor has its check, and nothing else has (D25)',
  'a person with an active, REGULAR bolsa única has no other grant (D37)',
];

/** A university of 10,000 projects, 5,000 people and 10,000 instructors. */
beforeAll(async () => {
  t = await createTestApp({ breaks: QUEBRAS_DA_MULTIDAO });
  w = createWorld(t);
  quem = await w.novaPessoa();
  const { projeto } = await w.novoAprovado();
  const instrutor = await w.novoInstrutor(projeto);
  const { db, pool } = t.deps.database;
  await run(
    db,
    sql`
      insert into professor overriding system value
      select (jsonb_populate_record(m, jsonb_build_object('id', m.id + 1000 + n, 'nome', 'Docente ' || md5(n::text),
        'cpf', (20000000000 + n)::text, 'siape', (3000000 + n)::text, 'email', 'massa' || n || '@exemplo.test'))).*
      from professor m, generate_series(1, 5000) n where m.id = ${quem.id}`,
  );
  await run(
    db,
    sql`
      insert into projeto overriding system value
      select (jsonb_populate_record(m, jsonb_build_object('id', m.id + 1000 + n, 'comprovante_id', null,
        'titulo', 'Oficina de ensino número ' || n || ' ' || md5(n::text), 'coordenador_id', ${quem.id}::int + 1001 + n % 5000))).*
      from projeto m, generate_series(1, 10000) n where m.id = ${projeto}`,
  );
  await run(
    db,
    sql`
      insert into projeto_aprovacao (projeto_id, avaliador_id, aceito, criado_em, situacao)
      select p.id, a.avaliador_id, false, a.criado_em, 'APROVADO' from projeto p, projeto_aprovacao a
      where a.projeto_id = ${projeto} and p.id <> ${projeto}`,
  );
  await run(
    db,
    sql`
      insert into instrutor overriding system value
      select (jsonb_populate_record(m, jsonb_build_object('id', m.id + 1000 + n, 'nome', 'Discente ' || md5(n::text),
        'projeto_id', m.projeto_id + 1000 + n))).*
      from instrutor m, generate_series(1, 10000) n where m.id = ${instrutor}`,
  );
  await pool.query('vacuum analyze professor, projeto, projeto_aprovacao, instrutor');
});
afterAll(() => t.close());

function procura(texto: string, tipo: TipoDeUsuario): Procura {
  const termos = termosDaBusca(texto);
  if (termos === null) throw new Error(`nothing to look for in ${texto}`);
  return { termos, alcance: alcanceDaBusca(tipo), quem: quem.id, tipo };
}

async function plano(consulta: Sql): Promise<string> {
  const rows = await many<{ 'QUERY PLAN': string }>(t.deps.database.db, sql`explain (costs off) ${consulta}`);
  return rows.map((linha) => linha['QUERY PLAN']).join('\n');
}

it.each([
  ['a word', 'calculo', 'administrador'],
  ['three words', 'calculo de monteiro', 'administrador'],
  ['a short word', 'ze', 'administrador'],
  ['a word', 'calculo', 'PRESIDENTE_COMISSAO'],
  ['a word', 'calculo', 'secretaria'],
  ['a common word', 'oficina', 'coordenador'],
  ['a common word', 'oficina', 'avaliador'],
] as const)('finds projects by %s (%s) of type %s by their indexes', async (_, texto, tipo) => {
  const explicado = await plano(consultaDeProjetos(procura(texto, tipo)));
  expect(explicado).toMatch(/projeto_busca|projeto_coordenador|projeto_pkey/);
  expect(explicado).not.toMatch(/Seq Scan on (?:projeto|professor)\b/);
});
it.each(['calculo', 'ze', '3000001'])('finds people by %s by their index', async (texto) => {
  const explicado = await plano(consultaDePessoas(procura(texto, 'administrador').termos));
  expect(explicado).toContain('professor_busca');
  expect(explicado).not.toMatch(/Seq Scan on professor\b/);
});

it.each([
  ['calculo', 'administrador', 'instrutor_busca'],
  ['ze', 'secretaria', 'instrutor_'],
  ['discente', 'coordenador', 'instrutor_projeto'],
] as const)('finds instructors by %s of type %s by %s', async (texto, tipo, indice) => {
  const explicado = await plano(consultaDeInstrutores(procura(texto, tipo)));
  expect(explicado).toContain(indice);
  expect(explicado).not.toMatch(/Seq Scan on instrutor\b/);
});
