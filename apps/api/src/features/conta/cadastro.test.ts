import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { umPng } from '../../testing/probes/imagem.ts';
import { countOf, findRow } from '../../testing/rows.ts';
import { novoCadastro, pessoaGuardada } from '../../testing/world/contas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { criarTokenDeSenha } from './redefinicao-repository.ts';

describe('registration', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  const cadastrar = (corpo: unknown, token?: string) =>
    send<{ id: number }>(t.url, 'POST', '/api/professor', { body: corpo, token });
  const recusado = (corpo: unknown): Promise<Problem> =>
    send(t.url, 'POST', '/api/professor', { body: corpo });
  const contarPessoas = () => countOf(t, 'professor');

  it('answers 201 without cpf, rg and senha, and stores the eleven digits (D13, D14)', async () => {
    const corpo = await novoCadastro(w);
    const mascarado = corpo.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    const r = await cadastrar({ ...corpo, cpf: mascarado, email: ` ${corpo.email.toUpperCase()} ` });
    expect(r.status).toBe(201);
    expect(Object.keys(r.body).sort()).toEqual([
      ...[
        'departamento',
        'email',
        'foto',
        'id',
        'lattes',
        'nome',
        'programa',
        'siape',
        'tipo',
        'unidade',
        'versao',
      ],
    ]);
    const guardada = await pessoaGuardada(t, r.body.id);
    expect(guardada).toMatchObject({
      cpf: corpo.cpf,
      rg: '0000000',
      tipo: 'coordenador',
      email: corpo.email,
    });
    expect(guardada.senha).toMatch(/^\$argon2id\$/);
    const foto = await findRow(t, 'arquivo', { referencia: corpo.foto });
    expect(foto).toMatchObject({ donoId: r.body.id, vinculo: `professor:${r.body.id}` });
  });

  it('always creates a coordenador, and audits another requested type (D14, T-B6)', async () => {
    const corpo = {
      ...(await novoCadastro(w)),
      tipo: 'administrador',
      id: 1,
      versao: 9,
      criado_em: '2001-01-01',
    };
    const r = await cadastrar(corpo);
    expect(await pessoaGuardada(t, r.body.id)).toMatchObject({ tipo: 'coordenador', versao: 1 });
    const ato = await findRow(t, 'auditoria', { registroId: r.body.id });
    expect(ato).toMatchObject({ acao: 'cadastrarComOutroTipo', depois: { tipoPedido: 'administrador' } });
  });

  it('names every empty field', async () => {
    const r = await recusado({});
    expect(r.status).toBe(422);
    const campos = ['nome', 'cpf', 'email', 'foto', 'lattes', 'senha', 'siape', 'unidade'];
    expect(r.body.errors).toEqual(Object.fromEntries(campos.map((campo) => [campo, M.camposVazios])));
  });

  it.each([
    ['email', 'sem-arroba', M.emailInvalido],
    ['email', 'a@b.c', M.emailInvalido],
    ['email', 'a@b.c1', M.emailInvalido],
    ['email', 'a@b.br\r\nBcc: outro@exemplo.br', M.emailInvalido],
    ['lattes', 'http://lattes.cnpq.br/123456789012345', M.lattesInvalido],
    ['lattes', 'http://lattes.cnpq.br/12345678901234567', M.lattesInvalido],
    ['lattes', 'javascript:alert(1)//1234567890123456', M.lattesInvalido],
    ['cpf', '123.456.789', M.cpfInvalido],
    ['cpf', '1234567890a', M.cpfInvalido],
    ['siape', '12345678', M.siapeLongo],
    ['senha', '1234567', M.senhaTamanho],
    ['senha', 'x'.repeat(129), M.senhaTamanho],
    ['senha', 'password1', M.senhaComum],
    ['unidade', { id: 2_000_000_000 }, M.unidadeNaoEncontrada],
    ['nome', 'Ana\ufffe', expect.any(String)],
    ['nome', 'Ana\u061c', expect.any(String)],
    ['foto', 'arq_00000000000000000000000000000000', expect.any(String)],
  ])('refuses %s %j and stores nothing', async (campo, valor, mensagem) => {
    const antes = await contarPessoas();
    const r = await recusado({ ...(await novoCadastro(w)), [campo]: valor });
    expect([r.status, r.body.errors]).toEqual([422, { [campo]: mensagem }]);
    expect(await contarPessoas()).toBe(antes);
  });

  it.each([
    ['siape', '1234567'],
    ['senha', 'áéíóúãõç'],
    ['senha', '🙂'.repeat(128)],
    ['lattes', 'https://lattes.cnpq.br/1234567890123456'],
    ['nome', 'José\u0301 da Silva'],
  ])('takes %s %j', async (campo, valor) => {
    expect((await cadastrar({ ...(await novoCadastro(w)), [campo]: valor })).status).toBe(201);
  });

  it("refuses the person's own data as the password (D33)", async () => {
    const corpo = await novoCadastro(w);
    for (const senha of [corpo.cpf, corpo.email, `${corpo.nome}!`]) {
      const r = await recusado({ ...corpo, senha });
      expect([r.status, r.body.errors]).toEqual([422, { senha: M.senhaPessoal }]);
    }
  });

  it.each([
    ['cpf', M.cpfJaCadastrado],
    ['siape', M.siapeJaCadastrado],
    ['email', M.emailJaCadastrado],
  ] as const)('answers 409 for a known %s (D13)', async (campo, mensagem) => {
    const primeiro = await novoCadastro(w);
    await cadastrar(primeiro);
    const outro = { ...(await novoCadastro(w)), [campo]: primeiro[campo] };
    const r = await recusado(outro);
    expect([r.status, r.body.message, r.body.errors]).toEqual([409, mensagem, { [campo]: mensagem }]);
    expect(await findRow(t, 'arquivo', { referencia: outro.foto })).toMatchObject({ vinculo: null });
  });

  it('takes only an unclaimed photo of the same uploader (T-D11)', async () => {
    const { id, token } = await w.novaPessoa();
    const sua = await w.novoArquivo('foto', id);
    expect((await cadastrar({ ...(await novoCadastro(w)), foto: sua })).status).toBe(422);
    expect((await cadastrar({ ...(await novoCadastro(w)), foto: sua }, token)).status).toBe(201);
    expect((await cadastrar({ ...(await novoCadastro(w)), foto: sua }, token)).status).toBe(422);
    const logo = await w.novoArquivo('logo', null);
    expect((await cadastrar({ ...(await novoCadastro(w)), foto: logo })).status).toBe(422);
  });

  it('creates one account for twenty registrations of one CPF at once (T-A17)', async () => {
    const { cpf } = await novoCadastro(w);
    const mascarado = cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    const corpos = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => ({
        ...(await novoCadastro(w)),
        cpf: i % 2 ? cpf : mascarado,
      })),
    );
    const status = (await Promise.all(corpos.map((corpo) => cadastrar(corpo)))).map((r) => r.status);
    expect(status.filter((s) => s === 201)).toHaveLength(1);
    expect(status.filter((s) => s === 409)).toHaveLength(19);
    expect(await countOf(t, 'professor', { cpf })).toBe(1);
  });

  it('uses the whole password: two that differ after 72 characters are different (T-A14)', async () => {
    const corpo = await novoCadastro(w);
    const senha = `${'a1 '.repeat(30)}fim`;
    expect((await cadastrar({ ...corpo, senha })).status).toBe(201);
    const login = (password: string) =>
      send(t.url, 'POST', '/auth/login', { body: { cpf: corpo.cpf, password } });
    expect((await login(`${senha.slice(0, 80)}outro fim`)).status).toBe(401);
    expect((await login(senha)).status).toBe(200);
  });
});

describe('one person in another spelling (C-F9)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  const largo = (texto: string) =>
    texto.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));

  it.each(['siape', 'cpf', 'email'] as const)(
    '[C-F9] treats a %s in full-width characters as the same',
    async (campo) => {
      const [um, outro] = [await novoCadastro(w), await novoCadastro(w)];
      const cadastrar = (body: unknown) => send<Problem>(t.url, 'POST', '/api/professor', { body });
      expect((await cadastrar({ ...um, [campo]: largo(um[campo]) })).status).toBe(201);
      const r = await cadastrar({ ...outro, [campo]: um[campo] });
      expect([r.status, Object.keys((r.body as { errors?: object }).errors ?? {})]).toEqual([409, [campo]]);
      const guardado = await countOf(t, 'professor', { [campo]: um[campo] });
      expect(guardado).toBe(1);
    },
  );

  it('[C-F9] refuses a duplicate of an older row in full-width characters, and lets that row be saved', async () => {
    const antiga = await w.novaPessoaComFoto('coordenador', { siape: largo('7654321') });
    const novo = { ...(await novoCadastro(w)), siape: '7654321' };
    expect((await send(t.url, 'POST', '/api/professor', { body: novo })).status).toBe(409);
    const r = await send(t.url, 'PUT', `/api/professor/${antiga.id}`, {
      token: (await w.novaPessoa('administrador')).token,
      body: { siape: '7654321' },
    });
    expect([r.status, (await pessoaGuardada(t, antiga.id)).siape]).toEqual([200, '7654321']);
  });
});

describe('LIMITE_ANONIMO (T-A5, T-D8, T-I4, T-A2)', () => {
  const HORA = 3_600_000;
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp({ env: { LIMITE_ANONIMO: '5', PROXIES: '1' } });
    w = createWorld(t);
  });
  afterAll(() => t.close());

  const CHAMADAS = [
    ['POST', '/api/professor', { body: {} }],
    ['POST', '/api/professor/upload', {}],
    ['POST', '/api/changeToken/reset-password', { body: {} }],
  ] as const;

  it.each(CHAMADAS)(
    'allows %s %s five times an hour and address, for any claimed address',
    async (method, path, resto) => {
      const chamar = (xff: string) =>
        send(t.url, method, path, { ...resto, headers: { 'x-forwarded-for': xff } });
      for (let i = 0; i < 5; i += 1) expect((await chamar(`6.6.6.${i}, 10.1.1.1`)).status).not.toBe(429);
      const recusa = await chamar('6.6.6.99, 10.1.1.1');
      expect(recusa.status).toBe(429);
      expect(Number(recusa.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await chamar('10.1.1.1, 10.1.1.2')).status).not.toBe(429);
      t.clock.avancar(HORA);
      expect((await chamar('10.1.1.1')).status).not.toBe(429);
    },
  );

  it('[C-F4] counts no links: strangers at one address cannot use up a person’s reset', async () => {
    const usar = (token: string) =>
      send(t.url, 'POST', `/api/changeToken/reset-password/confirm?token=${token}`, {
        body: { senha: 'outra jabuticaba 99' },
        headers: { 'x-forwarded-for': '10.1.9.9' },
      });
    for (let i = 0; i < 8; i += 1) expect((await usar(`x${i}`)).status).toBe(422);
    const { id } = await w.novaPessoa();
    const token = await criarTokenDeSenha(t.deps.database.db, id, t.deps.clock.real());
    expect((await usar(token)).status).toBe(200);
  });

  it('does not count people who are logged in', async () => {
    const { token } = await w.novaPessoa();
    const bytes = await umPng();
    for (let i = 0; i < 7; i += 1) {
      const r = await send(t.url, 'POST', '/api/professor/upload', {
        token,
        file: { bytes },
        headers: { 'x-forwarded-for': '10.1.1.9' },
      });
      expect(r.status).toBe(201);
    }
  });

  it('counts refused duplicates, which tell who is registered', async () => {
    const { cpf } = await w.novaPessoa();
    const sondar = async () =>
      send(t.url, 'POST', '/api/professor', {
        body: { ...(await novoCadastro(w)), cpf },
        headers: { 'x-forwarded-for': '10.1.1.77' },
      });
    const status: number[] = [];
    for (let i = 0; i < 6; i += 1) status.push((await sondar()).status);
    expect(status).toEqual([409, 409, 409, 409, 409, 429]);
  });
});

it('ignores X-Forwarded-For without a trusted proxy (T-A2)', async () => {
  const t = await createTestApp({ env: { LIMITE_ANONIMO: '5' } });
  try {
    const status: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}` };
      status.push((await send(t.url, 'POST', '/api/professor', { body: {}, headers })).status);
    }
    expect(status).toEqual([422, 422, 422, 422, 422, 429]);
  } finally {
    await t.close();
  }
});
