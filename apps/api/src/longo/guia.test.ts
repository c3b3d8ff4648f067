import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contar } from '../testing/figures.ts';
import type { DebianMachine } from '../testing/machines/debian-machine.ts';
import { bootDebian } from '../testing/machines/debian-machine.ts';
import { checkoutOf, must, ROOT, releaseOf } from '../testing/machines/release-machine.ts';

const DOCS = join(ROOT, 'docs');

/** The blocks of commands in a page of the guide, marked `sh`, in order; `docs` may be another version's. */
function blocksOf(page: string, docs = DOCS): readonly string[] {
  const text = readFileSync(join(docs, page), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`docs/${page} has no block of commands`);
  return blocks;
}

/** All blocks as one script. */
const commandsOf = (page: string, docs?: string): string => blocksOf(page, docs).join('\n');

/** The first commit whose release has units and a guide; used while no version has a tag. */
const PRIMEIRO = '3870ecd6';
const SENHA = 'macaxeira no quintal 9';
const CPF = '529.982.247-25';
const URL = 'http://127.0.0.1:3000';
const COPIAS = 'var/lib/private/instrutoria-copias';
const CLI = '/opt/instrutoria/deploy/instrutoria-cli';
/** The command that instrutoria-cli of the first release should have run: it could not see backups (C-K1). */
const BLIND_CLI =
  'systemd-run --quiet --pipe --wait --collect -p DynamicUser=yes -p User=instrutoria -p StateDirectoryMode=0711 ' +
  "-p StateDirectory='instrutoria instrutoria-copias' -p EnvironmentFile=/etc/instrutoria.env " +
  '-E NODE_ENV=production -E DATA_DIR=/var/lib/instrutoria /opt/instrutoria/instrutoria cli';
const RESTAURADA = ['contagens e somas conferem', 'invariantes valem', 'a auditoria está íntegra'];

let place: string;
let tarball: string;

beforeAll(async () => {
  if (must('git', ['status', '--porcelain']) !== '')
    throw new Error('commit first: a release is made of a commit');
  place = await mkdtemp(join(tmpdir(), 'guia-'));
  tarball = await releaseOf(ROOT, join(place, 'novo'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** A person at a machine who follows the pages of the guide. */
function person(machine: DebianMachine) {
  const { folder } = machine;
  let token = '';
  /** Runs a script that must succeed; returns its output. */
  async function follow(script: string, where?: string): Promise<string> {
    const said = await machine.run(script, where);
    expect([said.code, said.stderr], script).toEqual([0, expect.any(String)]);
    return said.stdout;
  }
  async function ask<T>(method: string, path: string, body?: unknown, url = URL): Promise<T> {
    const options = { token, ...(body === undefined ? {} : { body }) };
    const { status, bytes } = await machine.ask(`${url}${path}`, method, options);
    expect([status, path]).toEqual([expect.toBeOneOf([200, 201]), path]);
    return JSON.parse(bytes.toString('utf8')) as T;
  }
  return {
    follow,
    ask,
    async definePassword(said: string): Promise<void> {
      const [, link = ''] = /[?&#]token=([\w-]+)/.exec(said) ?? [];
      const confirm = `${URL}/api/changeToken/reset-password/confirm?token=${link}`;
      expect((await machine.ask(confirm, 'POST', { body: { senha: SENHA } })).status).toBe(200);
    },
    async signIn(url = URL): Promise<void> {
      const answer = await machine.ask(`${url}/auth/login`, 'POST', { body: { cpf: CPF, password: SENHA } });
      expect(answer.status).toBe(200);
      ({ token } = JSON.parse(answer.bytes.toString('utf8')) as { token: string });
    },
    unidades: async (url?: string) =>
      (await ask<{ nome: string }[]>('GET', '/api/unidade', undefined, url)).map(({ nome }) => nome),
    copias: async () =>
      (await readdir(join(folder, COPIAS))).toSorted().filter((name) => name.endsWith('.bak')),
    property: async (unit: string, name: string) =>
      (await follow(`systemctl show --property=${name} --value ${unit}`)).trim(),
  };
}

describe('the pages of the guide, to the letter, in a Debian with its systemd', () => {
  let machine: DebianMachine;
  let p: ReturnType<typeof person>;
  beforeAll(async () => {
    machine = await bootDebian({ baixado: tarball });
    p = person(machine);
  });
  afterAll(() => machine?.close());

  it('installs, starts as a service, makes the first administrator and the first copy', async () => {
    const begun = performance.now();
    await p.definePassword(await p.follow(commandsOf('operacao/pequena.md'), '/root/baixado'));
    contar('guia', `installed by the guide in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await p.signIn();
    await p.ask('POST', '/api/unidade', { nome: 'Centro de antes', cidade: 'Crato' });
    expect(await p.copias()).toEqual([expect.stringMatching(/^instrutoria-[\dT-]+\.bak$/)]);
    const pid = await p.property('instrutoria.service', 'MainPID');
    expect(await p.follow(`ps -o user= -p ${pid}`)).toMatch(/^instruto/);
    expect(await p.property('instrutoria-vigia.timer', 'ActiveState')).toBe('active');
  });

  it('[C-K2] runs every command as the service, in use and stopped, and refuses a copy that would be lost', async () => {
    for (const state of ['start', 'stop']) {
      await p.follow(`systemctl ${state} instrutoria.service`);
      const kept = `/var/lib/instrutoria-copias/a-mao-${state}.bak`;
      expect(await p.follow(`${CLI} backup ${kept}`)).toContain('cifrada gravada em');
      expect(await p.follow(`${CLI} perdas ${kept}`)).toContain('Nada foi feito desde a cópia');
      expect(await p.follow(`${CLI} invariantes`)).toContain('valem');
      await p.follow(`${CLI} auditoria verificar`);
      for (const lost of ['/tmp/x.bak', '/var/tmp/x.bak']) {
        const refused = await machine.run(`${CLI} backup ${lost}`);
        expect([refused.code, refused.stderr]).toEqual([
          1,
          expect.stringContaining('só seu, que acaba com ele'),
        ]);
      }
      expect((await machine.run(`${CLI} backup /root/x.bak`)).code).toBe(1);
    }
    await p.follow('systemctl start instrutoria.service');
  });

  it('[C-K3] reads the one file for the service, the copy and the commands', async () => {
    const env = join(machine.folder, 'etc/instrutoria.env');
    const before = await readFile(env, 'utf8');
    // A value that a shell would read differently.
    await writeFile(env, before.replace(/^BACKUP_CHAVE=.*$/m, 'BACKUP_CHAVE=uma frase $longa de `teste`'));
    const said = await p.follow(
      `/opt/instrutoria/instrutoria verificar-configuracao --ambiente /etc/instrutoria.env`,
    );
    expect(said).toMatch(/Aviso: BACKUP_CHAVE \(linha \d+\): outro leitor/);
    await p.follow('systemctl restart instrutoria.service && systemctl start instrutoria-backup.service');
    const [newest = ''] = (await p.copias()).filter((name) => name.startsWith('instrutoria-')).toReversed();
    expect(await p.follow(`${CLI} perdas /var/lib/instrutoria-copias/${newest}`)).toContain('Nada foi feito');
    await p.follow(`rm /var/lib/instrutoria-copias/${newest}`);
    await writeFile(env, before);
    await p.follow('systemctl restart instrutoria.service');
  });

  it('[C-K5] drills a restoration beside the installation in use, its monitors, mail and address set', async () => {
    const env = join(machine.folder, 'etc/instrutoria.env');
    const before = await readFile(env, 'utf8');
    await appendFile(
      env,
      'INTERNO=127.0.0.1:9464\nHOST=0.0.0.0\nSMTP_URL=smtp://127.0.0.1:25?tls=opcional\n',
    );
    await p.follow('systemctl restart instrutoria.service');
    const [restore = '', look = '', remove = ''] = blocksOf('operacao/restauracao.md');
    const listening = "cat /proc/net/tcp | awk '{print $2}' | grep :0F9F";
    const said = await p.follow([restore, look, listening, remove].join('\n'));
    for (const words of [...RESTAURADA, 'O exercício foi anotado']) expect(said).toContain(words);
    // Port 3999 (0F9F) only on 127.0.0.1.
    expect(said).toMatch(/^0100007F:0F9F$/m);
    expect(await p.follow('ls /var/tmp | grep -v ^systemd-private || true')).toBe('');
    await writeFile(env, before);
    await p.follow('systemctl restart instrutoria.service');
    await p.signIn();
  });

  it('[C-K1] [C-K4] lists what a copy would lose, restores it in earnest, and only that is lost', async () => {
    const before = '/var/lib/instrutoria-copias/antes-da-perda.bak';
    await p.follow(`${CLI} backup ${before}`);
    await p.ask('POST', '/api/unidade', { nome: 'Centro de depois', cidade: 'Crato' });
    const [, , , restore = ''] = blocksOf('operacao/restauracao.md');
    expect(await p.follow(`${CLI} perdas ${before}`)).toContain('1 × criou uma unidade');
    const said = await p.follow(restore);
    for (const words of RESTAURADA) expect(said).toContain(words);
    await p.signIn();
    expect(await p.unidades()).toContain('Centro de antes');
    expect(await p.unidades()).not.toContain('Centro de depois');
  });

  it('[C-K1] does not start an empty system after a failed restoration', async () => {
    const [, , , restore = ''] = blocksOf('operacao/restauracao.md');
    const failed = await machine.run(
      restore.replace(/^copia=.*$/m, 'copia=/var/lib/instrutoria-copias/nenhuma.bak'),
    );
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('o arquivo não existe')]);
    expect(await p.property('instrutoria.service', 'ActiveState')).toBe('inactive');
    expect(await p.follow(restore)).toContain('invariantes valem');
  });

  it('[C-K15] reports a wrong configuration once, and restarts a process that no longer answers', async () => {
    const env = join(machine.folder, 'etc/instrutoria.env');
    const before = await readFile(env, 'utf8');
    await appendFile(env, 'PORT=x\n');
    const refused = await machine.run('systemctl restart instrutoria.service');
    expect(refused.code).toBe(1);
    expect(await p.property('instrutoria.service', 'ActiveState')).toBe('failed');
    expect(await p.property('instrutoria.service', 'NRestarts')).toBe('0');
    expect(await p.follow('journalctl --no-pager -u instrutoria')).toContain('PORT: não é um número inteiro');
    await writeFile(env, before);
    await p.follow('systemctl restart instrutoria.service');
    const pid = await p.property('instrutoria.service', 'MainPID');
    await p.follow('systemctl start instrutoria-vigia.service');
    expect(await p.property('instrutoria.service', 'MainPID')).toBe(pid);
    await p.follow(`kill -STOP ${pid}`);
    await p.follow('systemctl start instrutoria-vigia.service');
    expect(await p.property('instrutoria.service', 'MainPID')).not.toBe(pid);
    await p.signIn();
    await p.follow('kill -9 $(systemctl show --property=MainPID --value instrutoria.service)');
    await expect.poll(() => p.property('instrutoria.service', 'NRestarts')).toBe('1');
    await expect.poll(() => p.property('instrutoria.service', 'ActiveState')).toBe('active');
    await p.signIn();
  });

  it('moves to the PostgreSQL of the distribution and goes on there', async () => {
    const page = await readFile(join(ROOT, 'docs/operacao/universidade.md'), 'utf8');
    const [, create = ''] = /^```sql\n([\s\S]*?)^```$/m.exec(page) ?? [];
    await p.follow(`systemctl start postgresql.service\nsu postgres -c psql <<'FIM'\n${create}FIM`);
    const [move = ''] = blocksOf('operacao/universidade.md');
    expect(await p.follow(move)).toContain('restaurada no servidor de DATABASE_URL');
    // Sessions are still valid.
    expect(await p.unidades()).toContain('Centro de antes');
    expect(await p.follow("su postgres -c 'pg_dump --format=custom instrutoria' | wc -c")).not.toBe('0\n');
  });

  it('[C-K10] [C-K11] runs several instances behind the proxy, of which one may die', async () => {
    await appendFile(
      join(machine.folder, 'etc/instrutoria.env'),
      `PROXIES=1\nPORT=3000\nDATABASE_URL='postgres://instrutoria@localhost:5432/instrutoria'\nPGPASSWORD='p@ss:w/rd#'\n`,
    );
    await p.follow(`su postgres -c psql <<'FIM'\nalter role instrutoria password 'p@ss:w/rd#';\nFIM`);
    const [, several = ''] = blocksOf('operacao/universidade.md');
    await p.follow(several);
    const conf = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
    const plain = conf
      .replace(/listen 443 ssl http2;/, 'listen 8080;')
      .replace(/^ {2}ssl_certificate.*\n/gm, '')
      .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, '');
    await writeFile(join(machine.folder, 'etc/nginx/conf.d/instrutoria.conf'), plain);
    await p.follow('systemctl start nginx.service');
    const proxy = 'http://localhost:8080';
    await p.signIn(proxy);
    for (const port of [3001, 3002]) {
      expect(await p.unidades(`http://localhost:${port}`)).toContain('Centro de antes');
      const metrics = await machine.ask(`http://localhost:1${port}/metrics`, 'GET');
      expect(metrics.bytes.toString('utf8')).toContain('instrutoria_pedidos_total');
    }
    await p.follow('kill -9 $(systemctl show --property=MainPID --value instrutoria@3001.service)');
    for (let n = 0; n < 5; n += 1) expect(await p.unidades(proxy)).toContain('Centro de antes');
    await expect.poll(() => p.property('instrutoria@3001.service', 'ActiveState')).toBe('active');
    const pid = await p.property('instrutoria@3002.service', 'MainPID');
    await p.follow(`kill -STOP ${pid}; systemctl start instrutoria-vigia.service`);
    expect(await p.property('instrutoria@3002.service', 'MainPID')).not.toBe(pid);
    expect(await p.follow(`${CLI} invariantes`)).toContain('valem');
    await p.follow('systemctl start instrutoria-backup.service');
  });
});

describe('a machine without systemd', () => {
  let machine: DebianMachine;
  beforeAll(async () => {
    // It boots with systemd, which the page does not use.
    machine = await bootDebian({ baixado: tarball });
  });
  afterAll(() => machine?.close());

  it('[C-K6] runs by its page as its own user, and cron makes the copy', async () => {
    const p = person(machine);
    const [unpack = ''] = blocksOf('operacao/pequena.md');
    await p.follow(unpack, '/root/baixado');
    await p.follow(commandsOf('operacao/sem-systemd.md'));
    expect((await machine.ask(`${URL}/saude/pronta`, 'GET')).status).toBe(200);
    expect(await p.follow("ps -eo user=,args= | grep 'api/src/main[.]js'")).toMatch(/^instrut/);
    // The same line, run every minute.
    await p.follow("sed -i 's/^15 2 /* * /' /etc/cron.d/instrutoria; systemctl start cron.service");
    const folder = join(machine.folder, 'var/lib/instrutoria-copias');
    const made = async () => (await readdir(folder)).filter((name) => name.endsWith('.bak'));
    await expect.poll(made, { timeout: 120_000, interval: 2_000 }).not.toEqual([]);
  });
});

describe('the upgrade from the release before, by the guide', () => {
  let machine: DebianMachine;
  let p: ReturnType<typeof person>;
  let before: string;
  let newer: readonly string[];

  const migrationsIn = async (checkout: string) =>
    (await readdir(join(checkout, 'apps/api/migrations'))).filter((name) => name.endsWith('.sql'));
  /** The newest tag behind HEAD, or the first that could be made. */
  function anterior(): string {
    const tagged = ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'];
    const { status, stdout } = spawnSync('git', tagged, { cwd: ROOT, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : PRIMEIRO;
  }
  const commitOf = (checkout: string) => must('git', ['rev-parse', '--short=12', 'HEAD'], checkout);
  const versao = () => p.follow('/opt/instrutoria/instrutoria versao');

  beforeAll(async () => {
    before = await checkoutOf(anterior());
    const old = await migrationsIn(before);
    newer = (await migrationsIn(ROOT)).filter((name) => !old.includes(name));
    machine = await bootDebian({ velho: await releaseOf(before, join(place, 'velho')), novo: tarball });
    p = person(machine);
  });
  afterAll(async () => {
    await machine?.close();
    await rm(dirname(before), { recursive: true });
  });

  it('finds an installation made by the release before, by its own guide, with data', async () => {
    const page = commandsOf('operacao/pequena.md', join(before, 'docs'));
    await p.definePassword(await p.follow(page, '/root/velho'));
    await p.signIn();
    await p.ask('POST', '/api/unidade', { nome: 'Centro de antes', cidade: 'Crato' });
    expect(await versao()).toContain(commitOf(before));
  });

  it('[C-K14] copies before anything changes, keeps an edited unit beside, migrates, serves the earlier data', async () => {
    const unit = join(machine.folder, 'etc/systemd/system/instrutoria.service');
    await appendFile(unit, '# editada à mão\n');
    const had = await p.copias();
    const [update = ''] = blocksOf('operacao/atualizacao.md');
    expect(await p.follow(update, '/root/novo')).toContain('instrutoria.service.antes');
    expect(await readFile(`${unit}.antes`, 'utf8')).toContain('# editada à mão');
    expect(await versao()).toContain(commitOf(ROOT));
    expect(await p.copias()).toHaveLength(had.length + 1);
    // The earlier session is still valid.
    expect(await p.unidades()).toContain('Centro de antes');
    await p.ask('POST', '/api/unidade', { nome: 'Centro de depois', cidade: 'Crato' });
    contar('guia', `${anterior()} to HEAD by the guide, ${newer.length} migrations between`);
  });

  it('goes back across the migrations: lists what is lost, and restores the earlier copy with its program', async () => {
    const [update = '', back = '', losses = ''] = blocksOf('operacao/atualizacao.md');
    expect(update).toContain('instrutoria-backup');
    const [last = ''] = (await p.copias()).toReversed();
    expect(await p.follow(losses)).toContain('1 × criou uma unidade');
    if (newer.length === 0) {
      await p.follow(back);
      expect(await p.unidades()).toContain('Centro de depois');
      return;
    }
    // The earlier program refuses the database, so the page leads to the restore.
    const [stopAndLink = ''] = back.split('systemctl start');
    await p.follow(stopAndLink);
    const refused = await machine.run(`${CLI} invariantes`);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('O banco de dados é de uma versão mais nova do Instrutoria');
    const [, , , restore = ''] = blocksOf('operacao/restauracao.md');
    const chosen = restore.replace(/^copia=.*$/m, `copia=/var/lib/instrutoria-copias/${basename(last)}`);
    const cli = await readFile(join(before, 'deploy/instrutoria-cli'), 'utf8');
    const said = await p.follow(cli.includes('instrutoria-copias') ? chosen : chosen.replace(CLI, BLIND_CLI));
    for (const words of RESTAURADA) expect(said).toContain(words);
    await p.follow('until /opt/instrutoria/deploy/saude; do sleep 1; done');
    expect(await versao()).toContain(commitOf(before));
    await p.signIn();
    const now = await p.unidades();
    expect(now).toContain('Centro de antes');
    expect(now).not.toContain('Centro de depois');
  });
});
