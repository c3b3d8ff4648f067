import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lerOperacoes } from '../adapters/operations-file.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/connection/connection.ts';
import { removeDataDir } from '../db/connection/embedded.ts';
import { inTransaction } from '../db/connection/transaction.ts';
import { run as runSql } from '../db/query.ts';
import { sql } from '../db/sql.ts';
import { selarAuditoria } from '../features/auditoria/cadeia-repository.ts';
import { type Running, start } from '../server/start.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { send } from '../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';
import { umaImagem } from '../testing/documents/arquivos.ts';
import { contar } from '../testing/figures.ts';
import { insertInto, rowsOf } from '../testing/rows.ts';
import { runCli } from '../testing/server/cli.ts';
import { type Cena, criarCena, enviarArquivo } from '../testing/world/cena.ts';
import { darSenha, entrar, SENHA } from '../testing/world/contas.ts';
import { SESSION_NAME } from './session.ts';

const CHAVE = 'jabuticaba no quintal da universidade';
const NOME = 'Canarinha Belga de Souza';
const EMAIL = 'canarinha.belga@exemplo.test';
const SEGREDO = '\x07'.repeat(32);
const MB = 1024 * 1024;
/**
 * `test:longo` moves enough for the memory figure to mean something; a short run only proves that the file
 * arrives complete.
 */
const ARQUIVOS_DE_10_MB = inteira ? 6 : 1;
/** Pause between two writes while a backup runs. */
const PAUSA_MS = Number(process.env.PAUSA_DA_ESCRITA_MS ?? 40);

let source: TestApp;
let c: Cena;
let imagem: string;
let folder: string;
let embedded: string;
let server: TestDatabase;
const running: Running[] = [];

/** A stored file of this size, owned and claimed, so that the housekeeping keeps it. */
async function arquivoGrande(tamanho: number): Promise<string> {
  const bytes = randomBytes(tamanho);
  const referencia = `arq_${randomBytes(16).toString('hex')}`;
  await source.deps.storage.putBytes(referencia, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const linha = { referencia, tipo: 'logo', mime: 'image/png', tamanho, sha256, vinculo: 'configuracao:1' };
  await insertInto(source, 'arquivo', { ...linha, criadoEm: source.clock.real() });
  return referencia;
}

const env = (extra: Readonly<Record<string, string>>) => ({ BACKUP_CHAVE: CHAVE, ...extra });
const ofSource = () => env({ DATABASE_URL: source.databaseUrl, DATA_DIR: source.deps.config.dataDir });

async function counts({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ tabela: string; n: number }>(
    `select relname as tabela, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || oid::regclass,
       false, true, '')))[1]::text::int as n
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  return Object.fromEntries(rows.map(({ tabela, n }) => [tabela, n]));
}

/** Starts the real application on a target, as main.ts does. */
async function boot(onto: Readonly<Record<string, string>>): Promise<{ url: string; app: Running }> {
  const config = readConfig({ PORT: '0', LIMITE_ANONIMO: '0', ...onto }, { demonstracao: false });
  const app = await start(config, pino({ level: 'silent' }));
  running.push(app);
  return { url: await app.app.listen({ host: '127.0.0.1', port: 0 }), app };
}

beforeAll(async () => {
  [source, folder, embedded, server] = await Promise.all([
    createTestApp(),
    temporaryDataDir(),
    temporaryDataDir(),
    createTestDatabase({ migrated: false }),
  ]);
  c = await criarCena(source);
  await darSenha(source, c.dono);
  const { pool } = source.deps.database;
  await pool.query('update professor set nome = $1, email = $2 where id = $3', [NOME, EMAIL, c.dono.id]);
  await pool.query(`insert into segredo (nome, valor) values ('jwt', $1)`, [SEGREDO]);
  const upload = await enviarArquivo(c, '/api/projeto/upload', await umaImagem());
  imagem = (upload.body as unknown as { data: string }).data;
  // Claimed, because the restored target would otherwise delete it: the test's clock is months back.
  expect((await c.envia('POST', '/api/projeto', await c.corpo({ introducao: imagem }))).status).toBe(201);
});
afterAll(async () => {
  for (const one of running) await one.stop();
  await source.close();
  await server.drop();
  await removeDataDir(embedded);
  await rm(folder, { recursive: true, force: true });
});

/**
 * Writes at this pace until stopped: proposals with their schedules, audit rows and mails, each in one
 * transaction.
 */
function writers(bodies: readonly unknown[], pauseMs: number) {
  const done: Promise<number>[] = [];
  let stopped = false;
  let under = 0;
  let token = '';
  const loop = (async () => {
    for (let i = 0; !stopped; i += 1) {
      // One person may have at most 50 drafts, and the backup takes an unknown number of them.
      if (i % 40 === 0) token = (await c.w.novaPessoa()).token;
      // A machine that cannot keep the pace must not build up a queue.
      while (under >= 16) await sleep(pauseMs);
      const body = i % 4 === 0 ? bodies[i / 4] : undefined;
      const call =
        body === undefined
          ? c.envia('POST', '/api/projeto/rascunho', { titulo: `Rascunho ${i}` }, { token })
          : c.envia('POST', '/api/projeto', body);
      under += 1;
      done.push(
        call
          .finally(() => {
            under -= 1;
          })
          .then(({ status }) => status),
      );
      // Seals the audit as the running application does every second.
      if (i % 50 === 49) await selarAuditoria(source.deps.database);
      await sleep(pauseMs);
    }
  })();
  return async () => {
    stopped = true;
    await loop;
    return Promise.all(done);
  };
}

/**
 * Watches a running backup: whether it was seen, and how many connections ever waited for one of its locks.
 */
async function watchWaiting() {
  const seen = { saw: false, waited: 0 };
  let stopped = false;
  // A separate connection: queued behind the writers it would look too late on a slow machine.
  const connection = await source.deps.database.pool.connect();
  const loop = (async () => {
    while (!stopped) {
      const { rows } = await connection.query<{ copias: number; parados: number }>(
        `select count(*) filter (where c.backend_xmin is not null)::int as copias,
           (select count(*)::int from pg_stat_activity a where a.datname = current_database()
              and pg_blocking_pids(a.pid) && array_agg(c.pid)) as parados
         from pg_stat_activity c where c.application_name = $1 and c.datname = current_database()`,
        [SESSION_NAME],
      );
      for (const { copias, parados } of rows) {
        if (copias > 0) seen.saw = true;
        seen.waited += parados;
      }
      await sleep(30);
    }
  })();
  return async () => {
    stopped = true;
    await loop.finally(() => connection.release());
    return seen;
  };
}

describe('T-H6: a backup while people write', () => {
  let cifrada: string;
  let peakMb: number;
  let before: Record<string, number>;
  let canario: string;

  it('saves the state of one instant, complete and encrypted, while nobody waits', async () => {
    for (let i = 0; i < ARQUIVOS_DE_10_MB; i += 1) await arquivoGrande(10 * MB);
    const bodies = await Promise.all(Array.from({ length: 20 }, () => c.corpo()));
    // The fixtures' files have no real hash; an upload's has, and a backup compares it.
    for (const { referencia } of await rowsOf(source, 'arquivo')) {
      const bytes = await source.deps.storage.bytes(referencia);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await source.deps.database.pool.query('update arquivo set sha256 = $1 where referencia = $2', [
        sha256,
        referencia,
      ]);
    }
    // A different text at each repetition.
    canario = `Um e-mail que esperava: ${randomBytes(6).toString('hex')}.`;
    const email = { para: EMAIL, assunto: 'Canarinho', texto: canario, html: '<p>Um</p>' };
    await inTransaction(source.deps.database, async (tx) => {
      await source.deps.outbox.enfileirar(tx, email);
      await runSql(
        tx,
        sql`update pgboss.job set start_after = now() + interval '1 hour' where state = 'created'`,
      );
    });
    await selarAuditoria(source.deps.database);
    before = await counts(source.deps.database);
    cifrada = join(folder, 'cifrada');
    const waiting = await watchWaiting();
    const stop = writers(bodies, PAUSA_MS);
    const run = await runCli(['backup', cifrada], ofSource());
    const statuses = await stop();
    expect(await waiting()).toEqual({ saw: true, waited: 0 });
    expect(run).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('cifrada gravada em') });
    expect(new Set(statuses)).toEqual(new Set([201]));
    peakMb = run.peakMb;
    contar(
      'copias',
      `${statuses.length} writes beside a backup, whose memory was at most ${Math.round(peakMb)} MB`,
    );
  });

  it('writes a note about the backup beside the installation', async () => {
    const { copia, primeiraCopia, exercicio } = await lerOperacoes(source.deps.config.dataDir);
    const { size, mtime } = await stat(cifrada);
    expect(copia).toMatchObject({ ok: true, bytes: size });
    expect(copia?.em.getTime()).toBeGreaterThanOrEqual(Math.floor(mtime.getTime() / 1000) * 1000);
    expect([primeiraCopia, exercicio]).toEqual([copia?.em, null]);
  });

  it('notes a drill with another key as failed', async () => {
    const { dataDir } = source.deps.config;
    const outra = { DATA_DIR: join(folder, 'nunca'), BACKUP_CHAVE: 'pitangueira na divisa do terreno' };
    const run = await runCli(['restaurar', cifrada, '--sem-emails', '--exercicio-de', dataDir], outra);
    expect(run.code).toBe(1);
    expect((await lerOperacoes(dataDir)).exercicio).toMatchObject({ ok: false, copiaDe: null });
    const nenhures = await runCli(['restaurar', cifrada, '--exercicio-de', join(folder, 'nenhures')], outra);
    expect(nenhures).toMatchObject({ code: 1, stderr: expect.stringContaining('Não há uma instalação') });
    expect(await readdir(folder)).not.toContain('nunca');
  });

  it('shows no name, address or file without its key (T-M11)', async () => {
    const bytes = await readFile(cifrada);
    for (const canary of [NOME, EMAIL, 'projeto', 'INSERT', imagem])
      expect(bytes.includes(canary)).toBe(false);
  });

  it('restores into a new embedded database, where people go on working (T-H7)', async () => {
    const { dataDir } = source.deps.config;
    const run = await runCli(['restaurar', cifrada, '--exercicio-de', dataDir], env({ DATA_DIR: embedded }));
    expect(run).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('exercício foi anotado'),
    });
    const { copia, exercicio } = await lerOperacoes(dataDir);
    expect(exercicio?.ok).toBe(true);
    // The snapshot's instant lies before the end of its writing.
    expect(exercicio?.copiaDe?.getTime()).toBeLessThanOrEqual(copia?.em.getTime() ?? 0);
    const pessoa = (await c.w.novaPessoa('administrador')).token;
    const situacao = await send(source.url, 'GET', '/api/sistema/situacao', { token: pessoa });
    expect(situacao.body).toMatchObject({
      copia: { ok: true, bytes: copia?.bytes },
      exercicio: { ok: true, copiaDe: exercicio?.copiaDe?.toISOString() },
    });
    expect(run.stdout).toContain('contagens e somas conferem');
    expect(run.stdout).toMatch(/invariantes valem; a auditoria está íntegra \([1-9]\d* registros em cadeia/);
    expect(run.stdout).toMatch(/espera: [1-9]\d* sairão quando o sistema iniciar\.\n/);
    expect(await readFile(join(embedded, 'segredo'), 'utf8')).toBe(SEGREDO);
    const { url, app } = await boot({ DATA_DIR: embedded });
    const found = await counts(app.deps.database);
    const after = await counts(source.deps.database);
    for (const tabela of ['projeto', 'cronograma', 'auditoria', 'professor']) {
      expect(found[tabela], tabela).toBeGreaterThanOrEqual(before[tabela] ?? 0);
      expect(found[tabela], tabela).toBeLessThanOrEqual(after[tabela] ?? 0);
    }
    // A transaction is there completely, or not at all.
    const { rows } = await app.deps.database.pool.query(
      `select (select count(*)::int from projeto p where not exists (select from auditoria a
         where a.registro_tipo = 'projeto' and a.registro_id = p.id)) as sem_auditoria,
        (select count(*)::int from auditoria a where a.registro_tipo = 'projeto'
         and not exists (select from projeto p where p.id = a.registro_id)) as sem_projeto`,
    );
    expect(rows).toEqual([{ sem_auditoria: 0, sem_projeto: 0 }]);
    const { body } = await entrar({ url }, c.dono.cpf, SENHA);
    const picture = await fetch(`${url}/api/projeto/imagem/${imagem}`, {
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(picture.status).toBe(200);
    const bytes = await source.deps.storage.bytes(imagem);
    expect(Buffer.from(await picture.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    // Sends the queued mails; what people write now gets numbers from the target's sequences.
    const emails = async () => {
      const names = await readdir(join(embedded, 'emails')).catch(() => []);
      const whole = names.filter((name) => name.endsWith('.eml'));
      return Promise.all(whole.map((name) => readFile(join(embedded, 'emails', name), 'utf8')));
    };
    const leu = async () => (await emails()).filter((text) => text.includes(canario)).length;
    while ((await leu()) === 0) await sleep(25);
    expect(await leu()).toBe(1);
    const novo = await send(url, 'POST', '/api/projeto/rascunho', {
      token: body.token,
      body: { titulo: 'Depois da restauração' },
    });
    expect(novo.status).toBe(201);
    // The key that signs declarations came with the secret that opens it, so no other one was made.
    const chaves = async (de: string) => (await send(de, 'GET', '/.well-known/jwks.json')).body;
    expect(await chaves(url)).toEqual(await chaves(source.url));
  });

  it('moves the running embedded database to a server without losing anything', async () => {
    const emClaro = join(folder, 'em-claro.gz');
    const saved = await runCli(['backup', emClaro], { DATA_DIR: embedded });
    expect(saved).toMatchObject({ code: 0, stderr: expect.stringContaining('não é cifrada') });
    const text = gunzipSync(await readFile(emClaro));
    expect(text.includes(NOME)).toBe(true);
    const { fim } = JSON.parse(text.subarray(text.lastIndexOf('\n', -2) + 1).toString('utf8'));
    const files = await temporaryDataDir();
    const onto = { DATABASE_URL: server.url, DATA_DIR: files };
    const run = await runCli(['restaurar', emClaro], onto);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('O segredo dos tokens não veio na cópia');
    const { url, app } = await boot(onto);
    const found = await counts(app.deps.database);
    for (const [tabela, { linhas }] of Object.entries<{ linhas: number }>(fim.tabelas)) {
      // Without the secret nobody can open the key that signs declarations: the product makes a new one and keeps the old public key.
      const novas = tabela === 'chave_da_instituicao' ? 1 : 0;
      expect(found[tabela], tabela).toBe(linhas + novas);
    }
    expect((await entrar({ url }, c.dono.cpf, SENHA)).status).toBe(200);
    const stored = await readdir(join(files, 'arquivos'));
    expect(stored.length).toBe(fim.arquivos);
    for (const key of stored) {
      const [a, b] = await Promise.all(
        [files, source.deps.config.dataDir].map((dir) => readFile(join(dir, 'arquivos', key))),
      );
      expect(a?.equals(b ?? Buffer.alloc(0)), key).toBe(true);
    }
    await app.stop();
    running.pop();
    await rm(files, { recursive: true, force: true });
  });

  it('[C-K7] refuses to restore over an installation, and never replaces the first file by a second', async () => {
    const again = await runCli(['restaurar', cifrada], ofSource());
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('já contém uma instalação') });
    const busy = await runCli(['restaurar', cifrada], env({ DATA_DIR: embedded }));
    expect(busy).toMatchObject({ code: 1, stderr: expect.stringContaining('Outra instância') });
    const twice = await runCli(['backup', cifrada], ofSource());
    expect(twice).toMatchObject({ code: 1, stderr: expect.stringContaining('já existe') });
    const { copia, copiaBoa, primeiraCopia } = await lerOperacoes(source.deps.config.dataDir);
    expect(copia).toMatchObject({ ok: false, bytes: 0 });
    expect(copiaBoa).toMatchObject({ ok: true, bytes: (await stat(cifrada)).size });
    expect(copiaBoa?.em).toEqual(primeiraCopia);
    expect(primeiraCopia?.getTime()).toBeLessThan(copia?.em.getTime() ?? 0);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
    if (!inteira) return;
    // 60 MB of files went through the first backup; the memory that it needed beyond one without files is its
    // buffers. A busy machine collects garbage late, so the lowest of a few backups counts.
    let least = peakMb;
    for (let n = 0; n < 3 && least - twice.peakMb >= 45; n += 1) {
      least = Math.min(least, (await runCli(['backup', join(folder, `outra-${n}`)], ofSource())).peakMb);
    }
    expect(least - twice.peakMb).toBeLessThan(45);
  });
});
