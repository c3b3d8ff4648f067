import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, deleteRows, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { darSenha, entrar, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';
import { criarTokenDeSenha } from './redefinicao-repository.ts';
import { chaveDoCpf } from './use-cases/tentativas.ts';

const SEGUNDO = 1000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;
/** Hours of the attack; `test:longo` simulates a day. */
const HORAS = Number(process.env.HORAS_DE_ATAQUE ?? 1);
/** How many of the hundred failures are really made; the others are only counted. */
const REAIS = HORAS >= 24 ? 100 : 5;

interface Entrada {
  readonly token: string;
  readonly dispositivo: string;
}

describe('guessed passwords and the owner’s access (D51)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    // One trusted proxy, so that the tests can choose the address.
    t = await createTestApp({ env: { PROXIES: '1' } });
    w = createWorld(t);
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.definir(INICIO));

  const de = (endereco: string) => ({ 'x-forwarded-for': endereco });
  const umEndereco = (i: number) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
  async function comSenha(tipo: Pessoa['tipo'] = 'coordenador'): Promise<Pessoa> {
    const pessoa = await w.novaPessoa(tipo);
    await darSenha(t, pessoa);
    return pessoa;
  }
  const tentar = (cpf: string, password: string, endereco: string, token?: string) =>
    send<Entrada>(t.url, 'POST', '/auth/login', {
      body: { cpf, password, ...(token === undefined ? {} : { dispositivo: token }) },
      headers: de(endereco),
    });
  async function contados(
    cpf: string,
    conta: { readonly contagem: number; readonly bloqueadoAte: Date | null },
  ): Promise<void> {
    const chave = chaveDoCpf(t.deps.keyedHash, cpf);
    await deleteRows(t, 'limite', { chave });
    await insertInto(t, 'limite', { chave, inicio: t.clock.real(), ...conta });
  }
  /** A hundred guesses from as many addresses, then one that gets 429. */
  async function esgotar(cpf: string): Promise<void> {
    await contados(cpf, { contagem: 100 - REAIS, bloqueadoAte: null });
    for (let i = 0; i < REAIS; i += 1) {
      expect((await tentar(cpf, `palpite ${i}`, umEndereco(proximo()))).status).toBe(401);
    }
    const recusa = await tentar(cpf, 'palpite', umEndereco(proximo()));
    expect([recusa.status, recusa.headers.get('retry-after')]).toEqual([429, '30']);
  }
  /** The state after those guesses, written to the counters. */
  async function esgotado(cpf: string): Promise<void> {
    const ate = new Date(t.clock.real().getTime() + 30 * SEGUNDO);
    await contados(cpf, { contagem: 101, bloqueadoAte: ate });
    expect((await tentar(cpf, 'palpite', umEndereco(proximo()))).status).toBe(429);
  }
  const redefinir = (token: string, senha: string, endereco: string) =>
    send<Entrada>(t.url, 'POST', `/api/changeToken/reset-password/confirm?token=${token}`, {
      body: { senha },
      headers: de(endereco),
    });

  it('[C-F4] blocks nobody at other addresses when a stranger guesses from one', async () => {
    const { cpf } = await comSenha();
    for (let i = 0; i < 8; i += 1) await tentar(cpf, `palpite ${i}`, '10.9.9.9');
    expect((await tentar(cpf, SENHA, '10.9.9.9')).status).toBe(429);
    expect((await tentar(cpf, SENHA, '10.9.9.10')).status).toBe(200);
    // The owner's right password does not unlock strangers.
    expect((await tentar(cpf, SENHA, '10.9.9.9')).status).toBe(429);
  });

  it('[C-F4] counts the addresses of one IPv6 network as one', async () => {
    const { cpf } = await comSenha();
    for (let i = 0; i < 5; i += 1) await tentar(cpf, `palpite ${i}`, `2001:db8::${i}`);
    expect((await tentar(cpf, SENHA, '2001:db8::ffff')).status).toBe(429);
    expect((await tentar(cpf, SENHA, '2001:db8:0:1::1')).status).toBe(200);
  });

  it('[C-F4] allows a CPF one attempt each 30 seconds after a hundred failures in an hour, known or not', async () => {
    for (const cpf of [(await comSenha()).cpf, String(91_000_000_000 + proximo())]) {
      t.clock.definir(INICIO);
      await esgotar(cpf);
      t.clock.avancar(30 * SEGUNDO);
      expect((await tentar(cpf, 'mais um', umEndereco(proximo()))).status).toBe(401);
      expect((await tentar(cpf, 'mais um', umEndereco(proximo()))).status).toBe(429);
    }
  });

  it('[C-F4] lets the owner in at once meanwhile: from their device, and after a reset from a new one', async () => {
    const pessoa = await comSenha();
    const { cpf } = pessoa;
    let meu = (await tentar(cpf, SENHA, '192.0.2.1')).body.dispositivo;
    let senha = SENHA;
    let vistas = 0;
    for (let hora = 0; hora < HORAS; hora += 1) {
      await contados(cpf, { contagem: 100 - REAIS, bloqueadoAte: null });
      for (let i = 0; i < REAIS + 12; i += 1) {
        const { status } = await tentar(cpf, `palpite ${hora} ${i}`, umEndereco(proximo()));
        if (status === 401) vistas += 1;
        else expect(status).toBe(429);
        t.clock.avancar(10 * SEGUNDO);
      }
      // From the owner's device, in another network, immediately.
      const entrada = await tentar(cpf, senha, umEndereco(proximo()), meu);
      expect([entrada.status, entrada.body.dispositivo]).toEqual([200, meu]);
      // A new browser must wait …
      for (let i = 0; i < 3; i += 1) await tentar(cpf, `outro palpite ${i}`, umEndereco(proximo()));
      expect((await tentar(cpf, senha, '192.0.2.77')).status).toBe(429);
      // … or resets the password, and logs in immediately.
      const link = await criarTokenDeSenha(t.deps.database.db, pessoa.id, t.clock.real());
      senha = `girassol no telhado ${hora}`;
      const nova = await redefinir(link, senha, '192.0.2.77');
      expect(nova.status).toBe(200);
      const depois = await tentar(cpf, senha, '192.0.2.77', nova.body.dispositivo);
      expect([depois.status, await statusDoToken(t, depois.body.token)]).toEqual([200, 200]);
      // The reset removed every other device, including a thief's.
      expect((await tentar(cpf, senha, '192.0.2.1', meu)).status).toBe(429);
      meu = nova.body.dispositivo;
      t.clock.avancar(40 * MINUTO);
    }
    expect(vistas).toBeLessThanOrEqual(HORAS * (REAIS + 12));
  });

  it('[C-F4] allows a device 20 attempts an hour; further ones count like any other', async () => {
    const { cpf } = await comSenha();
    const { dispositivo: meu } = (await tentar(cpf, SENHA, '192.0.2.5')).body;
    for (let i = 0; i < 20; i += 1) expect((await tentar(cpf, `e ${i}`, '192.0.2.5', meu)).status).toBe(401);
    for (let i = 0; i < 5; i += 1) expect((await tentar(cpf, `f ${i}`, '192.0.2.5', meu)).status).toBe(401);
    expect((await tentar(cpf, SENHA, '192.0.2.5', meu)).status).toBe(429);
    t.clock.avancar(HORA);
    expect((await tentar(cpf, SENHA, '192.0.2.5', meu)).status).toBe(200);
  });

  it('[C-F4] makes a device token that tells nothing of its owner, opens nothing, and is useless for other accounts', async () => {
    const [ana, rui] = [await comSenha(), await comSenha()];
    const meu = (await tentar(ana.cpf, SENHA, '192.0.2.6')).body.dispositivo;
    expect(meu).toMatch(/^[A-Za-z0-9_-]{32}\.[0-9a-f]{64}$/);
    expect(await statusDoToken(t, meu)).toBe(401);
    expect((await tentar(ana.cpf, 'errada', '192.0.2.6', meu)).status).toBe(401);
    await esgotado(rui.cpf);
    expect((await tentar(rui.cpf, SENHA, '192.0.2.6', meu)).status).toBe(429);
    await esgotado(ana.cpf);
    const forjado = `${meu.slice(0, -1)}${meu.endsWith('0') ? '1' : '0'}`;
    for (const ruim of [forjado, `${'A'.repeat(32)}.${'0'.repeat(64)}`, meu.split('.')[0], 'x', '.']) {
      expect((await tentar(ana.cpf, SENHA, '192.0.2.6', ruim)).status).toBe(429);
    }
    expect((await tentar(ana.cpf, SENHA, '192.0.2.6', meu)).status).toBe(200);
    // One browser, two people: one token, of which the database stores only a mark.
    t.clock.avancar(2 * HORA);
    expect((await tentar(rui.cpf, SENHA, '192.0.2.6', meu)).body.dispositivo).toBe(meu);
    const linhas = await rowsOf(t, 'dispositivo');
    expect(JSON.stringify(linhas)).not.toContain(meu.slice(0, 32));
  });

  it('[C-F4] remembers ten devices of an account, and drops the longest unused', async () => {
    const pessoa = await comSenha();
    const tokens: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      tokens.push((await tentar(pessoa.cpf, SENHA, umEndereco(proximo()))).body.dispositivo);
      t.clock.avancar(MINUTO);
    }
    expect(await countOf(t, 'dispositivo', { professorId: pessoa.id })).toBe(10);
    await esgotado(pessoa.cpf);
    const status = async (i: number) =>
      (await tentar(pessoa.cpf, SENHA, umEndereco(proximo()), tokens[i])).status;
    expect([await status(0), await status(1), await status(2), await status(11)]).toEqual([
      429, 429, 200, 200,
    ]);
  });

  it('[C-F4] lets an administrator unblock an account', async () => {
    const [pessoa, adm] = [await comSenha(), await w.novaPessoa('administrador')];
    await esgotado(pessoa.cpf);
    for (let i = 0; i < 6; i += 1) await tentar(pessoa.cpf, 'x', '192.0.2.9');
    const r = await send<{ message: string }>(t.url, 'POST', `/api/professor/${pessoa.id}/liberar`, {
      token: adm.token,
    });
    expect([r.status, r.body.message]).toEqual([200, expect.stringMatching(/^Conta liberada\./)]);
    expect((await tentar(pessoa.cpf, SENHA, '192.0.2.9')).status).toBe(200);
  });

  it('[C-F4] blocks no other session when one guesses the current password', async () => {
    const pessoa = await comSenha();
    const outra = await w.abrirSessao(pessoa.id, pessoa.tipo);
    const trocar = (token: string, senhaAtual: string) =>
      send(t.url, 'POST', '/api/professor/senha', {
        token,
        body: { senhaAtual, senha: 'pitomba madura 77' },
      });
    for (let i = 0; i < 5; i += 1) expect((await trocar(outra.token, `errada ${i}`)).status).toBe(422);
    expect((await trocar(outra.token, SENHA)).status).toBe(429);
    expect((await trocar(pessoa.token, SENHA)).status).toBe(200);
  });

  it('stores no CPF in the counters', async () => {
    const { cpf } = await comSenha();
    await tentar(cpf, 'errada', '192.0.2.1');
    expect((await rowsOf(t, 'limite')).filter(({ chave }) => chave.includes(cpf)).length).toBe(0);
  });
});

describe('a failed login leaves a row (D51)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  const falhas = async (id: number | null) =>
    (await rowsOf(t, 'auditoria', { acao: 'entrarFalhou', registroId: id })).map(
      ({ acao, pessoaId, depois }) => ({ acao, pessoaId, depois }),
    );

  it('[C-F8] names the account and the origin, never the password', async () => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    const segredo = `canário ${proximo()}`;
    expect((await entrar(t, pessoa.cpf, segredo)).status).toBe(401);
    expect((await entrar(t, '98765432100', segredo)).status).toBe(401);
    const linha = { acao: 'entrarFalhou', pessoaId: null };
    const depois = { endereco: '127.0.0.1', falhasNaHora: 1 };
    expect(await falhas(pessoa.id)).toEqual([{ ...linha, depois }]);
    expect(await falhas(null)).toEqual([{ ...linha, depois }]);
    const rows = await many<{ n: number }>(
      t.deps.database.db,
      sql`select count(*)::int as n from auditoria a where a::text like ${`%${segredo}%`} or a::text like '%98765432100%'`,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('[C-F8] is written for a wrong current password in an open session too', async () => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    const body = { senhaAtual: 'não é esta aqui', senha: 'pitomba madura 77' };
    await send(t.url, 'POST', '/api/professor/senha', { token: pessoa.token, body });
    const linhas = await rowsOf(t, 'auditoria', { registroId: pessoa.id });
    expect(linhas.map(({ acao, pessoaId }) => ({ acao, pessoaId }))).toEqual([
      { acao: 'senhaAtualIncorreta', pessoaId: pessoa.id },
    ]);
  });

  it('[C-F8] is not written any more after thousands of failures in an hour', async () => {
    const antes = await many<{ n: number }>(
      t.deps.database.db,
      sql`select count(*)::int as n from auditoria`,
    );
    // As if 5,000 attempts had failed in this hour, on unknown CPFs.
    const { database, clock } = t.deps;
    await updateRows(
      database.db,
      'limite',
      { contagem: 5000, inicio: clock.real() },
      { chave: 'falhas:ninguem' },
    );
    for (let i = 0; i < 6; i += 1) await entrar(t, String(97_000_000_000 + proximo()), 'x');
    const depois = await many<{ n: number }>(
      t.deps.database.db,
      sql`select count(*)::int as n from auditoria`,
    );
    expect(depois[0]?.n).toBe(antes[0]?.n);
  });
});
