import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { AMOSTRAS_QUE_BASTAM, expectEqualTimes, timesOf } from '../../testing/attacks/equal-times.ts';
import { send } from '../../testing/client.ts';
import { contar, milissegundos } from '../../testing/figures.ts';
import { darSenha, entrar, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';

const MINUTO = 60_000;
/** `test:longo` measures 300 of each (T-A3), enough to show a difference of 5 %. */
const AMOSTRAS = Number(process.env.AMOSTRAS_DE_TEMPO ?? 0);
/** `test:longo` uses 200 (T-A15). */
const LOGINS = Number(process.env.LOGINS_AO_MESMO_TEMPO ?? 60);

describe('login', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp(AMOSTRAS > 0 ? { custoReal: true } : {});
    w = createWorld(t);
  });
  afterAll(() => t.close());

  async function comSenha(): Promise<Pessoa> {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    return pessoa;
  }
  const desconhecido = () => String(90_000_000_000 + proximo());

  it('accepts the CPF with and without its mask', async () => {
    const { cpf } = await comSenha();
    const mascarado = cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    for (const forma of [cpf, mascarado, ` ${cpf} `]) {
      const r = await entrar(t, forma, SENHA);
      expect([r.status, await statusDoToken(t, r.body.token)]).toEqual([200, 200]);
    }
  });

  it('answers a wrong password, an unknown CPF and nonsense with the same bytes (T-A3)', async () => {
    const { cpf } = await comSenha();
    const respostas = [
      await entrar(t, cpf, 'não é esta'),
      await entrar(t, desconhecido(), SENHA),
      await entrar(t, 'abc', SENHA),
      await entrar(t, '', ''),
      await send(t.url, 'POST', '/auth/login', { body: {} }),
    ];
    const cabecalhos = (h: Headers) => [...h].filter(([nome]) => nome !== 'date');
    expect(
      new Set(respostas.map((r) => JSON.stringify([r.status, r.text, cabecalhos(r.headers)]))).size,
    ).toBe(1);
    const [primeira] = respostas;
    expect([primeira?.status, primeira?.body]).toEqual([
      401,
      expect.objectContaining({ message: 'CPF ou senha incorretos' }),
    ]);
  });

  it('[C-E2] checks a password for an unknown CPF too, and in `test:longo` takes as long (T-A3)', async () => {
    const { cpf } = await comSenha();
    const confere = vi.spyOn(t.deps.passwords, 'qualConfere');
    await entrar(t, cpf, 'não é esta');
    await entrar(t, desconhecido(), 'não é esta');
    expect(
      confere.mock.calls.map(([senha, guardadas]) => [senha, guardadas.map((uma) => uma !== null)]),
    ).toEqual([
      ['não é esta', [true, false]],
      ['não é esta', [false, false]],
    ]);
    confere.mockRestore();
    if (AMOSTRAS < AMOSTRAS_QUE_BASTAM) return;
    const pessoas = await Promise.all(Array.from({ length: AMOSTRAS }, comSenha));
    const vez = pessoas.values();
    const tempos = await timesOf(AMOSTRAS, [
      () => entrar(t, vez.next().value?.cpf ?? '', 'não é esta'),
      () => entrar(t, desconhecido(), 'não é esta'),
    ]);
    expectEqualTimes('login (T-A3)', tempos);
  });

  it('checks no more than 12 of 200 guesses in 15 minutes, and accepts the right one afterwards (T-A1, T-A2)', async () => {
    t.clock.definir(INICIO);
    const { cpf } = await comSenha();
    const confere = vi.spyOn(t.deps.passwords, 'qualConfere');
    for (let i = 0; i < 200; i += 1) {
      const r = await entrar(t, cpf, `tentativa ${i}`, { 'x-forwarded-for': `10.0.${i}.${i}` });
      expect([401, 429]).toContain(r.status);
      if (r.status === 429) expect(Number(r.headers.get('retry-after'))).toBeGreaterThan(0);
      t.clock.avancar((15 * MINUTO) / 200);
    }
    const vistas = confere.mock.calls.length;
    confere.mockRestore();
    expect(vistas).toBeGreaterThanOrEqual(5);
    expect(vistas).toBeLessThanOrEqual(12);
    expect((await entrar(t, cpf, SENHA)).status).toBe(429);
    t.clock.avancar(15 * MINUTO);
    expect((await entrar(t, cpf, SENHA)).status).toBe(200);
    expect((await entrar(t, cpf, 'errada outra vez')).status).toBe(401);
  });

  it('counts guesses that come at once (T-A1)', async () => {
    const { cpf } = await comSenha();
    const confere = vi.spyOn(t.deps.passwords, 'qualConfere');
    const respostas = await Promise.all(
      Array.from({ length: 40 }, (_, i) => entrar(t, cpf, `em paralelo ${i}`)),
    );
    const vistas = confere.mock.calls.length;
    confere.mockRestore();
    expect(vistas).toBe(5);
    expect(respostas.filter((r) => r.status === 401)).toHaveLength(5);
    expect(respostas.filter((r) => r.status === 429)).toHaveLength(35);
  });

  it('locks neither others out, nor the person for ever', async () => {
    const vitima = await comSenha();
    const outro = await comSenha();
    for (let i = 0; i < 30; i += 1) await entrar(t, vitima.cpf, `tentativa ${i}`);
    expect((await entrar(t, outro.cpf, SENHA)).status).toBe(200);
    t.clock.avancar(15 * MINUTO);
    expect((await entrar(t, vitima.cpf, SENHA)).status).toBe(200);
  });

  it('limits the waiting hashes, stays responsive, and never hashes a giant password (T-A15)', async () => {
    let respondidos = 0;
    const logins = Array.from({ length: LOGINS }, async () => {
      const { status } = await entrar(t, desconhecido(), SENHA);
      respondidos += 1;
      return status;
    });
    const gigante = entrar(t, desconhecido(), 'x'.repeat(1024 * 1024));
    const vivas: number[] = [];
    do {
      const inicio = performance.now();
      expect((await send(t.url, 'GET', '/saude/viva')).status).toBe(200);
      vivas.push(performance.now() - inicio);
    } while (respondidos < LOGINS);
    expect([...new Set(await Promise.all(logins))].sort()).toEqual([401, 429]);
    expect((await gigante).status).toBe(413);
    const p99 = vivas.toSorted((a, b) => a - b)[Math.floor(vivas.length * 0.99)] ?? 0;
    contar('logins', `${LOGINS} at once; /saude/viva ${vivas.length} times: ${milissegundos(vivas)}`);
    if (LOGINS >= 200) expect(p99).toBeLessThan(200);
    expect((await entrar(t, desconhecido(), 'x'.repeat(1024 * 1024))).status).toBe(413);
    expect((await entrar(t, desconhecido(), 'x'.repeat(15_000))).status).toBe(422);
    expect((await entrar(t, desconhecido(), 'x'.repeat(5_000))).status).toBe(401);
  });

  it('has no built-in account (T-A16)', async () => {
    for (const cpf of ['00000000000', '11111111111', '12345678909', '52998224725']) {
      expect((await entrar(t, cpf, SENHA)).status).toBe(401);
    }
  });
});
