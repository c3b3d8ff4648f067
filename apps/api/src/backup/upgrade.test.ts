import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStorage } from '../adapters/files/storage.ts';
import { readConfig } from '../config/config.ts';
import { violations } from '../db/invariants/invariants.ts';
import { type Running, start } from '../server/start.ts';
import { createTestClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';
import { openBackup } from './opened-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * A filled installation of the release before these rules, made with that release: its demonstration, plus
 * data that it allowed and the rules forbid now (one student paid by two projects, a person twice in a
 * project, end dates before start dates, months of 1999 and 2099, REGULAR with documents unchecked, an appeal
 * that lowered a total).
 */
const COPIA = fileURLToPath(new URL('../testing/versoes/2026-11-21.bak', import.meta.url));
/** That release's answers just before the copy: its closed sheets, published results and declarations. */
const RESPOSTAS = fileURLToPath(new URL('../testing/versoes/2026-11-21.json', import.meta.url));
const AGORA = '2026-11-22T15:00:00Z';

/**
 * Tables that change on purpose: cleaned up by real time, filled by a start, or emptied: sessions, throttles,
 * stored answers, the secret.
 */
const PASSAGEIRAS = [
  ...['acesso', 'idempotencia', 'limite', 'migracao', 'redefinicao_de_senha', 'segredo', 'sessao'],
];

interface Respostas {
  readonly resultados: Readonly<Record<string, { readonly projetos: readonly Linha[] }>>;
  readonly folhas: Readonly<Record<string, { readonly lancamentos: readonly Linha[] } & Linha>>;
  readonly declaracoes: Readonly<Record<string, Linha>>;
}
type Linha = Readonly<Record<string, unknown>>;

interface Tabela {
  readonly tabela: string;
  readonly colunas: string;
  readonly linhas: number;
  readonly resumo: string;
}

let t: TestDatabase;
let dataDir: string;
let antes: readonly Tabela[];
let respostas: Respostas;
let running: Running;
let url: string;
let tokens: Readonly<Record<'administrador' | 'coordenador' | 'presidente' | 'secretaria', string>>;

/** For every table, the number of rows and one hash over all of them, by the columns that it has now. */
async function tabelas(): Promise<Tabela[]> {
  const { rows } = await t.database.pool.query<{ tabela: string; colunas: string }>(
    `select c.relname as tabela, string_agg(quote_ident(a.attname), ', ' order by a.attname) as colunas
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [PASSAGEIRAS],
  );
  return Promise.all(rows.map(({ tabela, colunas }) => umaTabela(tabela, colunas)));
}

/** The audit only grows, so only its earlier rows are compared. */
async function umaTabela(tabela: string, colunas: string, ate = 2 ** 31): Promise<Tabela> {
  const onde = tabela === 'auditoria' ? `where id <= ${ate}` : '';
  const { rows } = await t.database.pool.query<{ linhas: number; resumo: string }>(
    `select count(*)::int as linhas, md5(coalesce(string_agg(md5(x::text), '' order by md5(x::text)), '')) as resumo
     from (select ${colunas} from ${tabela} ${onde}) x`,
  );
  return { tabela, colunas, linhas: rows[0]?.linhas ?? 0, resumo: rows[0]?.resumo ?? '' };
}

async function ler(caminho: string, token?: string): Promise<{ status: number; body: never }> {
  const r = await fetch(`${url}${caminho}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  return { status: r.status, body: (await r.json()) as never };
}

async function entrar(cpf: string, password: string): Promise<string> {
  const r = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf, password }),
  });
  expect(r.status).toBe(200);
  return ((await r.json()) as { token: string }).token;
}

/** The fields of `antes` with the values of `depois`, since a later release may answer more fields. */
function comoAntes<T>(antes: T, depois: unknown): unknown {
  if (Array.isArray(antes) && Array.isArray(depois)) {
    return depois.map((item, i) => (i < antes.length ? comoAntes(antes[i], item) : item));
  }
  if (antes === null || typeof antes !== 'object' || depois === null || typeof depois !== 'object')
    return depois;
  const valores = depois as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(antes).map(([campo, valor]) => [campo, comoAntes(valor, valores[campo])]),
  );
}

beforeAll(async () => {
  [t, dataDir] = await Promise.all([createTestDatabase({ migrated: false }), temporaryDataDir()]);
  respostas = JSON.parse(await readFile(RESPOSTAS, 'utf8')) as Respostas;
  const ambiente = { DATABASE_URL: t.url, DATA_DIR: dataDir, LIMITE_ANONIMO: '0' };
  const config = readConfig({ PORT: '0', ...ambiente }, { demonstracao: false });
  const storage = await createFileStorage({ armazenamentoUrl: config.armazenamentoUrl, dataDir });
  const backup = await openBackup(COPIA, undefined);
  // Restored at the version of the copy; the start below migrates it.
  await restoreBackup({ database: t.database, dataDir, storage, backup, comEmails: false });
  await backup.close();
  antes = await tabelas();
  // Both clocks are set: by the machine's, unused uploads of the copy would be a day old (T-D8).
  running = await start(config, pino({ level: 'silent' }), { clock: createTestClock(AGORA) });
  url = await running.app.listen({ host: '127.0.0.1', port: 0 });
  const [administrador, coordenador, presidente, secretaria] = await Promise.all([
    entrar('072.135.051-81', 'pinhao-de-junho-63'),
    entrar('298.414.015-09', 'ipe-amarelo-41'),
    entrar('306.156.514-02', 'gralha-azul-1871'),
    entrar('025.931.220-72', 'neblina-cedo-502'),
  ]);
  tokens = { administrador, coordenador, presidente, secretaria };
});
afterAll(async () => {
  await running?.stop();
  await t.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a filled database of the release before is brought to these rules (D52)', () => {
  it('keeps every row, and the value of every column that it had', async () => {
    expect(antes.length).toBeGreaterThan(30);
    const ultimo = antes.find(({ tabela }) => tabela === 'auditoria')?.linhas ?? 0;
    const depois = await Promise.all(antes.map(({ tabela, colunas }) => umaTabela(tabela, colunas, ultimo)));
    expect(depois).toEqual(antes);
  });

  it('keeps every closed sheet unchanged', async () => {
    for (const [mes, folha] of Object.entries(respostas.folhas)) {
      const { status, body } = await ler(`/api/pagamento/${mes}`, tokens.administrador);
      expect([mes, status]).toEqual([mes, 200]);
      expect(comoAntes(folha, body)).toEqual(folha);
    }
  });

  it('keeps every published result unchanged', async () => {
    for (const [edital, resultado] of Object.entries(respostas.resultados)) {
      const { status, body } = await ler(`/api/publico/resultados/${edital}`);
      expect([edital, status]).toEqual([edital, 200]);
      expect(comoAntes(resultado, body)).toEqual(resultado);
    }
  });

  it('verifies every declaration as before', async () => {
    for (const [codigo, declaracao] of Object.entries(respostas.declaracoes)) {
      const { status, body } = await ler(`/api/publico/declaracao/${codigo}`);
      expect([codigo, status]).toEqual([codigo, 200]);
      expect(comoAntes(declaracao, body)).toEqual(declaracao);
    }
  });

  it('gives a call a vigência that contains all its months, hours and payments, and none of a typing error in 1999 (D48)', async () => {
    const { rows } = await t.database.pool.query<{ id: number; de: string; ate: string }>(
      `select id, vigencia_inicio::text as de, vigencia_fim::text as ate from edital order by id`,
    );
    expect(rows.find(({ id }) => id === 3)).toEqual({ id: 3, de: '2026-01-01', ate: '2027-12-31' });
    expect(rows.find(({ id }) => id === 1)).toEqual({ id: 1, de: '2025-03-01', ate: '2025-12-31' });
  });

  it('stores published results as versions, at the instants of their appeals, and lists those that lowered a result (D42)', async () => {
    const { pool } = t.database;
    const { rows: versoes } = await pool.query(
      `select v.edital_id, v.numero, v.motivo, v.recurso_id, v.reconstituida, v.instante,
         case v.motivo when 'PUBLICACAO' then e.resultado_publicado_em else r.decidido_em end as quando
       from resultado_versao v join edital e on e.id = v.edital_id left join recurso r on r.id = v.recurso_id
       order by v.edital_id, v.numero`,
    );
    expect([...new Set(versoes.map((v) => String(v.edital_id)))]).toEqual(Object.keys(respostas.resultados));
    for (const v of versoes) expect([v, v.instante]).toEqual([{ ...v, reconstituida: true }, v.quando]);
    const { rows: aceitos } = await pool.query(
      `select r.id, a.projeto_id as projeto from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
       where r.status = 'ACEITO' order by r.id`,
    );
    const dosRecursos = versoes.filter(({ motivo }) => motivo === 'RECURSO').map((v) => v.recurso_id);
    expect(dosRecursos.sort()).toEqual(aceitos.map(({ id }) => id).sort());
    const { rows: pendencias } = await pool.query(
      `select registro_id, descricao from pendencia_de_dados
       where regra = 'RECURSO_DIMINUIU' and resolvida_em is null`,
    );
    const diminuiu = aceitos.find(({ id }) => id === pendencias[0]?.registro_id);
    expect(pendencias).toEqual([
      {
        registro_id: diminuiu?.id,
        descricao: `Este recurso aceito, do projeto nº ${diminuiu?.projeto}, diminuiu a nota ou as vagas. Corrija o resultado do projeto.`,
      },
    ]);
  });

  it('breaks no invariant, except those listed for the administrator', async () => {
    expect(await violations(t.database.pool)).toEqual([]);
  });
});
