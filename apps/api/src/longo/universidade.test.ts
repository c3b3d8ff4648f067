import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { startTcpServer, type TcpServer } from '@instrutoria/postgres-embutido/testing/tcp-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../adapters/testing/mail-server.ts';
import { createS3Stub } from '../adapters/testing/s3-stub.ts';
import { send } from '../testing/client.ts';
import { contar } from '../testing/figures.ts';
import { must, ROOT, releaseOf } from '../testing/machines/release-machine.ts';
import { startOwnBalancer } from '../testing/server/balancer.ts';
import { type DocumentedBalancer, startDocumentedBalancer } from '../testing/server/documented-balancer.ts';
import { serve } from '../testing/server/forward.ts';
import { freePort } from '../testing/server/free-port.ts';
import { startReleased } from '../testing/server/server-process.ts';

const PAGE = readFileSync(join(ROOT, 'docs/operacao/universidade.md'), 'utf8');
const SENHA = 'macaxeira no quintal 9';
const CPF = '529.982.247-25';
const CHAVE = 'uma frase longa de teste 1';

/** The first block of the page with this mark. */
function blockOf(mark: string): string {
  const [, block] = new RegExp(`^\`\`\`${mark}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE) ?? [];
  if (block === undefined) throw new Error(`the page of a university has no block ${mark}`);
  return block;
}

/** The value that the page sets a variable to. */
function settingOf(name: string): string {
  const [, value] = new RegExp(`^[(\`]*${name}='([^']+)'`, 'm').exec(PAGE) ?? [];
  if (value === undefined) throw new Error(`the page no longer sets ${name}`);
  return value;
}

/** Replaces one piece of `text`, which must occur in it, by this machine's value. */
function here(text: string, written: string, own: string): string {
  if (text.split(written).length !== 2) throw new Error(`the page no longer says "${written}" once`);
  return text.replace(written, own);
}

const isThere = (command: string) =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${command}`]).status === 0;

describe('a university: server, bucket, mail and two instances, as its page says', () => {
  let place: string;
  let program: string;
  let folder: string;
  let server: TcpServer;
  let bucket: Awaited<ReturnType<typeof serve>>;
  let mail: MailServer;
  const stub = createS3Stub('instrutoria', { accessKeyId: 'CHAVE', secretAccessKey: 'SEGREDO' });
  const dirs: string[] = [];
  let common: Record<string, string>;
  let moved: Record<string, string>;
  let copy: string;

  async function dir(): Promise<string> {
    const made = await temporaryDataDir();
    dirs.push(made);
    return made;
  }

  beforeAll(async () => {
    if (must('git', ['status', '--porcelain']) !== '')
      throw new Error('commit first: a release is made of a commit');
    place = await mkdtemp(join(tmpdir(), 'universidade-'));
    must('chmod', ['755', place]);
    must('tar', ['-xzf', await releaseOf(ROOT, join(place, 'feito')), '-C', place]);
    const [name = ''] = (await readdir(place)).filter((one) => one.startsWith('instrutoria-'));
    program = join(place, name, 'instrutoria');
    folder = await dir();
    await mkdir(join(folder, 'banco'));
    const oldest = join(ROOT, '.tmp/postgresql-15/usr/lib/postgresql/15');
    server = await startTcpServer({
      folder: join(folder, 'banco'),
      port: await freePort(),
      maxConnections: 60,
      programs: isThere(join(oldest, 'bin/postgres')) ? oldest : null,
    });
    bucket = await serve(stub.responder);
    mail = await startMailServer();
  });
  afterAll(async () => {
    await mail?.close();
    await bucket?.stop();
    await server?.stop();
    for (const made of dirs) await rm(made, { recursive: true, force: true });
    await rm(place, { recursive: true, force: true });
  });

  const cli = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    must(program, ['cli', ...args], ROOT, { NODE_ENV: 'production', BACKUP_CHAVE: CHAVE, ...env });
  async function signIn(url: string): Promise<string> {
    const answer = await send(url, 'POST', '/auth/login', { body: { cpf: CPF, password: SENHA } });
    expect(answer.status).toBe(200);
    return (answer.body as { token: string }).token;
  }

  it("1. creates the database by the page's own commands, as its administrator", async () => {
    const client = new pg.Client({
      host: join(folder, 'banco/s'),
      port: server.connection.port,
      user: 'postgres',
      database: 'postgres',
    });
    await client.connect();
    try {
      // The test's server was created with both.
      await client.query('drop database instrutoria');
      await client.query('drop role instrutoria');
      for (const statement of blockOf('sql').split(';')) {
        if (statement.trim() !== '') await client.query(statement);
      }
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version') as version",
      );
      contar('universidade', `server PostgreSQL ${rows[0]?.version}`);
    } finally {
      await client.end();
    }
  });

  it('2. moves an installation with its embedded database to it, and its files to the bucket', async () => {
    common = { PUBLIC_URL: 'https://instrutoria.exemplo.br', EMAIL_REMETENTE: 'nao-responda@exemplo.test' };
    const small = { DATA_DIR: await dir(), BACKUP_CHAVE: CHAVE };
    const running = await startReleased(program, small);
    const made = cli(
      [
        ...['criar-administrador', '--nome', 'Marta Alves', '--cpf', CPF],
        ...['--email', 'marta@exemplo.test', '--siape', '7000001'],
      ],
      small,
    );
    const [, link = ''] = /[?&#]token=([\w-]+)/.exec(made) ?? [];
    const confirm = `/api/changeToken/reset-password/confirm?token=${link}`;
    expect((await send(running.url, 'POST', confirm, { body: { senha: SENHA } })).status).toBe(200);
    const token = await signIn(running.url);
    const unit = { nome: 'Centro de antes da mudança', cidade: 'Crato' };
    expect((await send(running.url, 'POST', '/api/unidade', { token, body: unit })).status).toBe(201);
    expect(await running.terminate()).toBe(0);
    copy = join(folder, 'mudanca.bak');
    cli(['backup', copy], small);
    moved = {
      DATABASE_URL: here(settingOf('DATABASE_URL'), 'localhost:5432', `127.0.0.1:${server.connection.port}`),
      ARMAZENAMENTO_URL: here(
        here(settingOf('ARMAZENAMENTO_URL'), 'minio.exemplo.br:9000', new URL(bucket.url).host),
        'https=true',
        'https=false',
      ),
    };
    const said = cli(['restaurar', copy], { ...moved, DATA_DIR: await dir() });
    for (const words of ['contagens e somas conferem', 'invariantes valem', 'a auditoria está íntegra']) {
      expect(said).toContain(words);
    }
  });

  it('3. serves one university by two processes, behind each documented proxy that is installed', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const env = { ...common, ...moved, SMTP_URL: mail.url, PROXIES: '1', BACKUP_CHAVE: CHAVE };
    const start = async (port: number) =>
      startReleased(program, { ...env, DATA_DIR: await dir(), PORT: String(port) });
    let [one, two] = await Promise.all([start(ports[0]), start(ports[1])]);
    const documented = (['nginx', 'haproxy'] satisfies DocumentedBalancer[]).filter(isThere);
    // Where neither is installed, a proxy of the tests that keeps the same rules.
    const proxies = documented.length > 0 ? documented : [null];
    try {
      for (const name of proxies) {
        const proxy =
          name === null
            ? await startOwnBalancer([one.url, two.url])
            : await startDocumentedBalancer(name, ports);
        try {
          const through = (method: string, path: string, token?: string) =>
            send(proxy.url, method, path, token === undefined ? {} : { token });
          await expect.poll(async () => (await through('GET', '/saude/pronta')).status).toBe(200);
          const token = await signIn(one.url);
          const units = await through('GET', '/api/unidade', token);
          expect(JSON.stringify(units.body)).toContain('Centro de antes da mudança');
          // Reads work with only one of them running.
          expect(await two.terminate()).toBe(0);
          await expect.poll(async () => (await through('GET', '/api/edital', token)).status).toBe(200);
          two = await start(ports[1]);
          await expect.poll(async () => (await send(two.url, 'GET', '/saude/pronta', {})).status).toBe(200);
        } finally {
          await proxy.stop();
        }
      }
      contar(
        'universidade',
        `two processes of the release behind ${documented.join(' and ') || 'a proxy of ours'}`,
      );
      const token = await signIn(one.url);
      expect((await send(two.url, 'GET', '/api/professor/avaliadores', { token })).status).toBe(200);
    } finally {
      await Promise.all([one.terminate(), two.terminate()]);
    }
  });

  it('goes back the same way, to another directory', async () => {
    const back = join(folder, 'volta.bak');
    cli(['backup', back], { ...moved, DATA_DIR: await dir() });
    const small = { DATA_DIR: await dir(), BACKUP_CHAVE: CHAVE };
    expect(cli(['restaurar', back, '--sem-emails'], small)).toContain('invariantes valem');
    const running = await startReleased(program, small);
    await signIn(running.url);
    expect(await running.terminate()).toBe(0);
  });
});
