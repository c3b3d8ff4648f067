import { rm } from 'node:fs/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import { send } from '../testing/client.ts';
import { countOf, findRow } from '../testing/rows.ts';
import { runCli } from '../testing/server/cli.ts';
import { entrar } from '../testing/world/contas.ts';
import { CliError } from './cli-error.ts';
import { inserirAdministrador } from './criar-administrador.ts';

const SENHA = 'macaxeira no quintal 9';

/** Counts the CPFs used in this file, of which there are 9,999. */
let pedidas = 0;

function flags(mudancas: Record<string, string | null> = {}): string[] {
  pedidas += 1;
  const n = pedidas;
  const dados = {
    nome: 'Marta Alves',
    cpf: `529.98${String(n)
      .padStart(4, '0')
      .replace(/(...)$/, '.$1')}-25`,
    email: `marta${n}@exemplo.test`,
    siape: String(7_000_000 + n),
    ...mudancas,
  };
  return Object.entries(dados).flatMap(([nome, valor]) => (valor === null ? [] : [`--${nome}`, valor]));
}

/** The link in the output, and the token in it. */
function linkEm(stdout: string): { url: string; token: string } {
  const [url = '', token = ''] = /https?:\/\/\S+[?&#]token=([\w-]+)/.exec(stdout) ?? [];
  return { url, token };
}

describe('npm run cli -- criar-administrador (D32, T-A16)', () => {
  let t: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    // The process uses real time, so the server that accepts its link must too.
    t = await createTestApp();
    t.clock.definir(new Date());
    dataDir = await temporaryDataDir();
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const rodar = (args: readonly string[]) =>
    runCli(['criar-administrador', ...args], {
      DATABASE_URL: t.databaseUrl,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://instrutoria.exemplo.br',
    });

  it('creates an account without a password and prints a link that sets one, once', async () => {
    const args = flags({ unidade: 'Reitoria', cidade: 'Crato' });
    const r = await rodar(args);
    expect([r.code, r.stderr]).toEqual([0, '']);
    const { url, token } = linkEm(r.stdout);
    expect(url).toMatch(/^https:\/\/instrutoria\.exemplo\.br\/redefinir-senha#token=/);
    const { db } = t.deps.database;
    const conta = await findRow(db, 'professor', { siape: args[7] ?? '' });
    expect(conta).toMatchObject({ nome: 'Marta Alves', tipo: 'administrador', senha: null, rg: '0000000' });
    expect(await countOf(db, 'unidade', { nome: 'Reitoria' })).toBe(1);
    expect(await countOf(db, 'auditoria', { acao: 'criarAdministrador' })).toBe(1);
    expect((await entrar(t, conta?.cpf ?? '', '')).status).toBe(401);
    const confirmar = () =>
      send(t.url, 'POST', `/api/changeToken/reset-password/confirm?token=${token}`, {
        body: { senha: SENHA },
      });
    expect([(await confirmar()).status, (await confirmar()).status]).toEqual([200, 422]);
    const login = await entrar(t, conta?.cpf ?? '', SENHA);
    const avaliadores = await send(t.url, 'GET', '/api/professor/avaliadores', { token: login.body.token });
    expect([login.status, avaliadores.status]).toEqual([200, 200]);
    expect(r.stdout + r.stderr).not.toMatch(/argon2|senha: /);
  });

  it('refuses missing values with a sentence and exit 1, and stores nothing', async () => {
    const antes = await countOf(t, 'professor');
    const r = await rodar(flags({ nome: null }));
    expect([r.code, r.stdout, r.stderr.trim()]).toEqual([1, '', 'Falta --nome.']);
    expect(await countOf(t, 'professor')).toBe(antes);
  });

  it.each([
    ['cpf', '123', 'O CPF deve ter 11 dígitos.'],
    ['email', 'marta', 'O e-mail não é válido.'],
    ['lattes', 'http://exemplo.br', 'O endereço do Lattes não é válido.'],
    ['siape', '12345678', 'O SIAPE deve ter no máximo 7 caracteres'],
    ['nome', 'Marta\ufffe', expect.any(String)],
  ])('refuses the %s %j', async (campo, valor, frase) => {
    const dados = {
      nome: 'Marta Alves',
      cpf: '52998224725',
      email: 'marta@exemplo.test',
      siape: '7',
      lattes: 'http://lattes.cnpq.br/0000000000000000',
      unidade: 'Reitoria',
      cidade: 'Crato',
      [campo]: valor,
    };
    const antes = await countOf(t, 'professor');
    const erro = await inserirAdministrador(t.deps.database, dados, new Date()).catch((e: unknown) => e);
    expect(erro).toBeInstanceOf(CliError);
    expect((erro as CliError).message).toEqual(frase);
    expect(await countOf(t, 'professor')).toBe(antes);
  });

  it('names the existing administrator', async () => {
    const args = flags({ unidade: 'Reitoria', cidade: 'Crato' });
    expect((await rodar(args)).code).toBe(0);
    expect(await countOf(t, 'unidade', { nome: 'Reitoria' })).toBe(1);
    const r = await rodar(args);
    expect([r.code, r.stderr.trim()]).toEqual([1, expect.stringMatching(/já cadastrado$/)]);
  });

  it('shows the usage, without a stack, for an unknown flag', async () => {
    const r = await rodar([...flags(), '--nada', 'x']);
    expect([r.code, r.stderr]).toEqual([2, expect.stringContaining("'--nada'")]);
    expect(r.stderr).toContain('Uso: npm run cli');
    expect(r.stderr).not.toMatch(/\.ts:\d|node:internal|\n +at /);
  });

  it('works on an empty DATA_DIR, with its own database', async () => {
    const vazio = await temporaryDataDir();
    try {
      const r = await runCli(['criar-administrador', ...flags()], { DATA_DIR: vazio });
      expect([r.code, r.stderr]).toEqual([0, '']);
      expect(linkEm(r.stdout).url).toMatch(/^http:\/\/localhost:3000\/redefinir-senha#token=/);
    } finally {
      await rm(vazio, { recursive: true, force: true });
    }
  });

  it('shows the usage for an unknown command', async () => {
    const r = await runCli(['nada-disso'], {});
    expect([r.code, r.stderr]).toEqual([2, expect.stringContaining('criar-administrador')]);
  });
});
