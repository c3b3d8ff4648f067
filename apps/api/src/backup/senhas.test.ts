import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarTokenDeSenha } from '../features/conta/redefinicao-repository.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { send } from '../testing/client.ts';
import { runCli } from '../testing/server/cli.ts';
import { entrar, novoCadastro } from '../testing/world/contas.ts';
import { createWorld, proximo } from '../testing/world.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await createTestApp();
  folder = await temporaryDataDir();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

/** Traces that would reveal a password: itself, and the plain hashes of all bodies that contained it. */
function vestigios(senha: string, corpos: readonly unknown[]): string[] {
  const textos = [senha, JSON.stringify(senha), ...corpos.map((corpo) => JSON.stringify(corpo))];
  const somas = textos.flatMap((texto) =>
    ['sha256', 'sha1', 'md5', 'sha512'].flatMap((algoritmo) =>
      (['hex', 'base64'] as const).map((forma) => createHash(algoritmo).update(texto).digest(forma)),
    ),
  );
  return [senha, Buffer.from(senha).toString('base64'), Buffer.from(senha).toString('hex'), ...somas];
}

it('[C-F3] saves no hash of a password other than argon2id in a plain backup', async () => {
  const w = createWorld(t);
  const senhas = [1, 2, 3, 4].map((n) => `tamarindo ${n} na varanda ${proximo()}`);
  const [primeira = '', segunda = '', terceira = '', errada = ''] = senhas;
  const corpos: unknown[] = [];
  const pedir = async (caminho: string, body: object, token?: string): Promise<number> => {
    const query = Object.fromEntries(new URLSearchParams(caminho.split('?')[1] ?? ''));
    // With the parameters too, as earlier releases hashed them.
    for (const params of [{}, undefined, null]) {
      corpos.push([params, {}, body], [params, query, body], body);
    }
    const headers = { 'idempotency-key': `chave-${proximo()}` };
    return (await send(t.url, 'POST', caminho, { body, token, headers })).status;
  };
  const cadastro = { ...(await novoCadastro(w)), senha: primeira };
  expect(await pedir('/api/professor', cadastro)).toBe(201);
  const { body } = await entrar(t, cadastro.cpf, primeira);
  expect((await entrar(t, cadastro.cpf, errada)).status).toBe(401);
  const troca = (senhaAtual: string) => ({ senhaAtual, senha: segunda });
  expect(await pedir('/api/professor/senha', troca(errada), body.token)).toBe(422);
  expect(await pedir('/api/professor/senha', troca(primeira), body.token)).toBe(200);
  const { rows } = await t.deps.database.pool.query<{ id: number }>(
    'select id from professor where cpf = $1',
    [cadastro.cpf],
  );
  const link = await criarTokenDeSenha(t.deps.database.db, rows[0]?.id ?? 0, t.clock.real());
  const confirmar = `/api/changeToken/reset-password/confirm?token=${link}`;
  expect(await pedir(confirmar, { senha: terceira })).toBe(200);

  const path = join(folder, 'copia');
  const { code, stderr } = await runCli(['backup', path], {
    DATABASE_URL: t.databaseUrl,
    DATA_DIR: t.deps.config.dataDir,
  });
  // 3: the photo's bytes differ from those counted at the registration; the rows are complete.
  expect([0, 3], stderr).toContain(code);
  const texto = gunzipSync(await readFile(path)).toString('latin1');
  expect(texto).toContain('$argon2id$');
  expect(texto).toContain('hmac:');
  const achados = senhas.flatMap((senha) => vestigios(senha, corpos).filter((v) => texto.includes(v)));
  expect(achados).toEqual([]);
});
