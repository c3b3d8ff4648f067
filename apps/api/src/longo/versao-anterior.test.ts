import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmptyMachine } from '../testing/empty-machine.ts';
import { contar } from '../testing/figures.ts';
import { blocksOf, commandsOf } from '../testing/guide-pages.ts';
import { checkoutOf, must, ROOT, releaseOf, SISTEMA, wholeMachine } from '../testing/release-machine.ts';

/** Where no version has a tag yet: the first commit whose release came with units and a guide. */
const PRIMEIRO = '3870ecd6';
const SENHA = 'macaxeira no quintal 9';
const CPF = '529.982.247-25';
const URL = 'http://127.0.0.1:3000';

/** The release before this one: the newest tag behind HEAD, or the first that could be made. */
function anterior(): string {
  const tagged = ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'];
  const { status, stdout } = spawnSync('git', tagged, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : PRIMEIRO;
}

/** The commands that restore in earnest: they are shown with a name to be filled in, so they are not marked `sh`. */
function restoreForGood(): string {
  const page = readFileSync(join(ROOT, 'docs/operacao/restauracao.md'), 'utf8');
  const [, commands] = /^## Para valer$[\s\S]*?^```\n([\s\S]*?)^```$/m.exec(page) ?? [];
  if (commands === undefined) throw new Error('the guide no longer says how to restore in earnest');
  return commands;
}

const migrationsIn = async (checkout: string) =>
  (await readdir(join(checkout, 'apps/api/migrations'))).filter((name) => name.endsWith('.sql')).toSorted();

// Only an administrator of the machine may give another one its own /opt and /etc.
describe.runIf(process.getuid?.() === 0)('the upgrade from the release before, by the guide', () => {
  let place: string;
  let folder: string;
  let machine: EmptyMachine;
  let before: string;
  let newer: readonly string[];
  let token: string;

  beforeAll(async () => {
    if (must('git', ['status', '--porcelain']) !== '')
      throw new Error('commit first: a release is made of a commit');
    place = await mkdtemp(join(tmpdir(), 'anterior-'));
    must('chmod', ['755', place]);
    folder = join(place, 'maquina');
    await mkdir(folder);
    before = await checkoutOf(anterior());
    const old = await migrationsIn(before);
    newer = (await migrationsIn(ROOT)).filter((name) => !old.includes(name));
    machine = await wholeMachine(folder, {
      velho: await releaseOf(before, join(place, 'velho')),
      novo: await releaseOf(ROOT, join(place, 'novo')),
    });
    // The dynamic user, which nss-systemd would name.
    await appendFile(join(folder, 'etc/passwd'), 'instrutoria:x:61999:61999::/:/usr/sbin/nologin\n');
    await appendFile(join(folder, 'etc/group'), 'instrutoria:x:61999:\n');
  });
  afterAll(async () => {
    await machine.sudo(['systemctl', 'stop', 'instrutoria.service'], { PATH: SISTEMA });
    await machine.close();
    await rm(dirname(before), { recursive: true });
    await rm(place, { recursive: true, force: true });
  });

  async function follow(commands: string, from = folder): Promise<string> {
    const said = await machine.sudo(['sh', '-euc', `cd ${from}\n${commands}`], { PATH: SISTEMA });
    expect([said.code, said.stderr], commands).toEqual([0, expect.any(String)]);
    return said.stdout;
  }
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, bytes } = await machine.ask(`${URL}${path}`, method, {
      token,
      ...(body === undefined ? {} : { body }),
    });
    expect([status, path]).toEqual([expect.toBeOneOf([200, 201]), path]);
    return JSON.parse(bytes.toString('utf8')) as T;
  }
  async function signIn(): Promise<void> {
    const answer = await machine.ask(`${URL}/auth/login`, 'POST', { body: { cpf: CPF, password: SENHA } });
    expect(answer.status).toBe(200);
    ({ token } = JSON.parse(answer.bytes.toString('utf8')) as { token: string });
  }
  const unidades = async () => (await ask<{ nome: string }[]>('GET', '/api/unidade')).map(({ nome }) => nome);
  const versao = () => follow('/opt/instrutoria/instrutoria versao');
  const commitOf = (checkout: string) => must('git', ['rev-parse', '--short=12', 'HEAD'], checkout);
  const copies = async () =>
    (await readdir(join(folder, 'lib/instrutoria-copias')))
      .toSorted()
      .filter((name) => name.endsWith('.bak'));

  it('finds an installation that the release before made, by its own guide, with data', async () => {
    const page = commandsOf('operacao/pequena.md', join(before, 'docs'));
    const said = await follow(page, join(folder, 'velho'));
    const [, link = ''] = /[?&]token=([\w-]+)/.exec(said) ?? [];
    const confirm = `${URL}/api/changeToken/reset-password/confirm?token=${link}`;
    expect((await machine.ask(confirm, 'POST', { body: { senha: SENHA } })).status).toBe(200);
    await signIn();
    await ask('POST', '/api/unidade', { nome: 'Centro de antes', cidade: 'Crato' });
    expect(await unidades()).toContain('Centro de antes');
    expect(await versao()).toContain(commitOf(before));
  });

  it('copies everything before anything changes, migrates, and serves what was there', async () => {
    const had = await copies();
    const [update = ''] = blocksOf('operacao/atualizacao.md');
    await follow(update, join(folder, 'novo'));
    expect(await versao()).toContain(commitOf(ROOT));
    expect(await copies()).toHaveLength(had.length + 1);
    // The session that was open goes on.
    expect(await unidades()).toContain('Centro de antes');
    await ask('POST', '/api/unidade', { nome: 'Centro de depois', cidade: 'Crato' });
    contar('versao-anterior', `${anterior()} to HEAD by the guide, ${newer.length} migrations between`);
  });

  it('goes back: by the link alone without migrations, else the version before refuses the database', async () => {
    const last = (await copies()).at(-1) ?? '';
    const lost = await follow(
      `/opt/instrutoria/deploy/instrutoria-cli perdas /var/lib/instrutoria-copias/${last}`,
    );
    expect(lost).toContain('1 × criou uma unidade');
    const [, back = ''] = blocksOf('operacao/atualizacao.md');
    if (newer.length === 0) {
      await follow(back);
      expect(await versao()).toContain(commitOf(before));
      expect(await unidades()).toContain('Centro de depois');
      return;
    }
    await follow(
      'systemctl stop instrutoria.service\nln -sfn "$(cat /etc/instrutoria.anterior)" /opt/instrutoria',
    );
    const refused = await machine.sudo(['/opt/instrutoria/deploy/instrutoria-cli', 'invariantes'], {
      PATH: SISTEMA,
    });
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('O banco de dados é de uma versão mais nova do Instrutoria'),
    ]);
  });

  it('goes back for good: the copy of before in an empty place, and only what came after is lost', async () => {
    const last = (await copies()).at(-1) ?? '';
    // This stand-in keeps a state directory where it is named, not under private.
    const restore = restoreForGood().replaceAll('a-boa.bak', last).replaceAll('/lib/private/', '/lib/');
    const said = await follow(restore);
    await follow('until /opt/instrutoria/deploy/saude; do sleep 1; done');
    for (const words of ['contagens e somas conferem', 'invariantes valem', 'a auditoria está íntegra']) {
      expect(said).toContain(words);
    }
    expect(await versao()).toContain(commitOf(before));
    await signIn();
    const now = await unidades();
    expect(now).toContain('Centro de antes');
    expect(now).not.toContain('Centro de depois');
  });
});
