import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarTokenDeSenha } from '../../features/conta/redefinicao-repository.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import type { Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { untilWaiting } from '../../testing/database/waiting.ts';
import { umPng } from '../../testing/probes/imagem.ts';
import { countOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { darSenha, novoCadastro, SENHA } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';

describe('Idempotency-Key (T-G3, E-CHAMADAS-5)', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.definir(INICIO);
    adm = await w.novaPessoa('administrador');
  });

  const chave = () => `chave-${proximo()}`;
  const criar = (
    nome: string,
    key: string,
    quem: Pessoa = adm,
    cidade = 'Crato',
  ): Promise<Reply<{ id: number }>> =>
    send(t.url, 'POST', '/api/unidade', {
      token: quem.token,
      body: { nome, cidade },
      headers: { 'idempotency-key': key },
    });
  const quantas = (nome: string) => countOf(t, 'unidade', { nome });

  it('answers a repetition with the first answer and does nothing else', async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    const primeira = await criar(nome, key);
    const segunda = await criar(nome, key);
    expect([primeira.status, segunda.status, segunda.text]).toEqual([201, 201, primeira.text]);
    expect(await quantas(nome)).toBe(1);
  });

  it('acts once for forty requests at once, and gives all of them the same answer', async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    const respostas = await Promise.all(Array.from({ length: 40 }, () => criar(nome, key)));
    expect(new Set(respostas.map((r) => `${r.status} ${r.text}`)).size).toBe(1);
    expect([respostas[0]?.status, await quantas(nome)]).toEqual([201, 1]);
  });

  it('[C-H10] separates strangers by address and device', async () => {
    const key = chave();
    const corpo = await novoCadastro(w);
    const enviar = (navegador: string) =>
      send<{ code?: string; id?: number }>(t.url, 'POST', '/api/professor', {
        body: corpo,
        headers: { 'idempotency-key': key, 'user-agent': navegador },
      });
    const primeira = await enviar('um navegador');
    expect([primeira.status, (await enviar('um navegador')).text]).toEqual([201, primeira.text]);
    const outro = await enviar('outro navegador');
    expect([outro.status, outro.body.id]).toEqual([409, undefined]);
  });

  it('[C-H10] refuses another password under the key of a stranger who registers', async () => {
    const corpo = await novoCadastro(w);
    const enviar = (senha: string) =>
      send<{ code?: string }>(t.url, 'POST', '/api/professor', {
        body: { ...corpo, senha },
        headers: { 'idempotency-key': `cadastro-${corpo.cpf}` },
      });
    const primeira = await enviar(SENHA);
    const outra = await enviar('outra senha boa 99');
    expect([primeira.status, outra.status, outra.body.code]).toEqual([201, 422, 'CHAVE_REUTILIZADA']);
    expect((await enviar(SENHA)).text).toBe(primeira.text);
  });

  it('[C-H10] keeps no token of a device in a stored answer', async () => {
    const eu = await w.novaPessoa();
    const token = await criarTokenDeSenha(t.deps.database.db, eu.id, t.clock.real());
    const redefinir = () =>
      send<{ dispositivo?: string; message: string }>(
        t.url,
        'POST',
        '/api/changeToken/reset-password/confirm',
        { body: { senha: 'pitomba no quintal 8', token }, headers: { 'idempotency-key': `seguro-${eu.id}` } },
      );
    const primeira = await redefinir();
    const { dispositivo = '' } = primeira.body;
    expect([primeira.status, dispositivo.length > 40]).toEqual([200, true]);
    expect(JSON.stringify(await rowsOf(t, 'idempotencia', {}))).not.toContain(dispositivo);
    const repetida = await redefinir();
    expect([repetida.status, repetida.body]).toEqual([200, { message: primeira.body.message }]);
  });

  it('waits while the first request is still running', async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    const { pool } = t.deps.database;
    const trava = await pool.connect();
    try {
      await trava.query('begin');
      await trava.query('lock table auditoria in access exclusive mode');
      const acabadas: number[] = [];
      const ambas = [0, 1].map(async (i) => {
        const r = await criar(nome, key);
        acabadas.push(i);
        return r;
      });
      await untilWaiting(t, 2);
      expect(acabadas).toEqual([]);
      await trava.query('commit');
      const [a, b] = await Promise.all(ambas);
      expect([a?.status, b?.text, await quantas(nome)]).toEqual([201, a?.text, 1]);
    } finally {
      trava.release();
    }
  });

  it('refuses the key with another body, path or file', async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    await criar(nome, key);
    const outra = await criar(nome, key, adm, 'Outra cidade');
    expect([outra.status, (outra.body as unknown as { code: string }).code]).toEqual([
      422,
      'CHAVE_REUTILIZADA',
    ]);
    const bytes = await umPng();
    const enviar = (file: Uint8Array, k: string) =>
      send(t.url, 'POST', '/api/configuracao/logo', {
        token: adm.token,
        file: { bytes: file },
        headers: { 'idempotency-key': k },
      });
    const k = chave();
    const primeira = await enviar(bytes, k);
    expect([primeira.status, (await enviar(bytes, k)).text]).toEqual([201, primeira.text]);
    expect((await enviar(Buffer.concat([bytes, Buffer.from(' ')]), k)).status).toBe(422);
    const ids = await Promise.all([w.novaUnidade(), w.novaUnidade()]);
    const excluir = (id: number, kk: string) =>
      send(t.url, 'DELETE', `/api/unidade/${id}`, { token: adm.token, headers: { 'idempotency-key': kk } });
    const kk = chave();
    const status = [
      await excluir(ids[0] ?? 0, kk),
      await excluir(ids[0] ?? 0, kk),
      await excluir(ids[1] ?? 0, kk),
    ];
    expect(status.map((r) => r.status)).toEqual([204, 204, 422]);
  });

  it("does not know another person's key, nor that of another call", async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    const outro = await w.novaPessoa('administrador');
    const [meu, seu] = [await criar(nome, key), await criar(nome, key, outro)];
    expect([seu.status, seu.body.id === meu.body.id, await quantas(nome)]).toEqual([201, false, 2]);
    const programa = await send(t.url, 'POST', '/api/programa', {
      token: adm.token,
      body: { nome },
      headers: { 'idempotency-key': key },
    });
    expect(programa.status).toBe(201);
    // A call that prepares something looks its answer up before it writes anything.
    const file = { bytes: await umPng() };
    const logo = (quem: Pessoa) =>
      send<{ data: string }>(t.url, 'POST', '/api/configuracao/logo', {
        token: quem.token,
        file,
        headers: { 'idempotency-key': key },
      });
    const [minha, dela] = [await logo(adm), await logo(outro)];
    expect([minha.status, dela.status, dela.body.data === minha.body.data]).toEqual([201, 201, false]);
    expect((await logo(adm)).text).toBe(minha.text);
  });

  it('stores no refusal: the same key may be tried again', async () => {
    const key = chave();
    expect((await criar('', key)).status).toBe(422);
    expect((await criar(`Unidade ${proximo()}`, key)).status).toBe(201);
  });

  it('keeps everything for 24 hours', async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    const primeira = await criar(nome, key);
    t.clock.avancar(24 * 3_600_000 - 1000);
    const { token } = await w.abrirSessao(adm.id, adm.tipo);
    expect((await criar(nome, key, { ...adm, token })).text).toBe(primeira.text);
    expect(await countOf(t, 'idempotencia', { chave: key })).toBe(1);
  });

  it('refuses a caller whose session has ended', async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    await criar(nome, key);
    await send(t.url, 'POST', '/auth/logout', { token: adm.token });
    expect((await criar(nome, key)).status).toBe(401);
  });

  it('[C-I3] returns a record again only to people who may still see it', async () => {
    const [antes, depois] = [await w.novaPessoa(), await w.novaPessoa()];
    const projeto = await w.novoProjeto(antes.id, null, { ehRascunho: true });
    const salvar = () =>
      send<{ id: number }>(t.url, 'PUT', `/api/projeto/${projeto}`, {
        token: antes.token,
        body: { titulo: 'Um título' },
        headers: { 'idempotency-key': 'depois de passar' },
      });
    expect([(await salvar()).body.id, (await salvar()).body.id]).toEqual([projeto, projeto]);
    await updateRows(t, 'projeto', { coordenadorId: depois.id }, { id: projeto });
    expect((await salvar()).status).toBe(404);
    await updateRows(t, 'projeto', { coordenadorId: antes.id }, { id: projeto });
    expect((await salvar()).body.id).toBe(projeto);
  });

  it('takes a key of 200 characters, refuses a longer one', async () => {
    expect((await criar(`Unidade ${proximo()}`, 'k'.repeat(200))).status).toBe(201);
    expect((await criar(`Unidade ${proximo()}`, 'k'.repeat(201))).status).toBe(422);
  });

  it('covers acts that prepare outside the transaction: a registration, a used link', async () => {
    const corpo = await novoCadastro(w);
    const cadastrar = { body: corpo, headers: { 'idempotency-key': chave() } };
    const contas = await Promise.all(
      [1, 2, 3].map(() => send<{ id: number }>(t.url, 'POST', '/api/professor', cadastrar)),
    );
    expect(new Set(contas.map((r) => `${r.status} ${r.text}`)).size).toBe(1);
    expect(contas[0]?.status).toBe(201);
    const id = contas[0]?.body.id ?? 0;
    const token = await criarTokenDeSenha(t.deps.database.db, id, t.deps.clock.real());
    const confirmar = { body: { senha: 'pitomba no quintal 8' }, headers: { 'idempotency-key': chave() } };
    const trocas = await Promise.all(
      Array.from({ length: 6 }, () =>
        send<{ message: string }>(
          t.url,
          'POST',
          `/api/changeToken/reset-password/confirm?token=${token}`,
          confirmar,
        ),
      ),
    );
    // Only the first answer has the token of the device.
    expect(new Set(trocas.map((r) => `${r.status} ${r.body.message}`)).size).toBe(1);
    expect(trocas[0]?.status).toBe(200);
  });

  it('stores no token: a repeated login opens another session', async () => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    const login = { body: { cpf: pessoa.cpf, password: SENHA }, headers: { 'idempotency-key': chave() } };
    const a = await send<{ token: string }>(t.url, 'POST', '/auth/login', login);
    const b = await send<{ token: string }>(t.url, 'POST', '/auth/login', login);
    expect([a.status, b.status, a.body.token === b.body.token]).toEqual([200, 200, false]);
    const { rows } = await t.deps.database.pool.query<{ resposta: string | null }>(
      'select resposta from idempotencia',
    );
    expect(rows.filter(({ resposta }) => /eyJ|\$argon2/.test(resposta ?? ''))).toEqual([]);
  });

  /** A draft whose answer is longer than the longest stored answer. */
  const rascunho = (dono: Pessoa, key: string, titulo = 'Um título') =>
    send<{ id: number; titulo: string }>(t.url, 'POST', '/api/projeto/rascunho', {
      token: dono.token,
      body: { titulo, metodologia: `<p>${'Encontros. '.repeat(3500)}</p>` },
      headers: { 'idempotency-key': key },
    });

  it('[C-I3] stores no text above 32 KB, and answers its repetition with the present record', async () => {
    const [dono, key] = [await w.novaPessoa(), chave()];
    const primeira = await rascunho(dono, key);
    expect([primeira.status, primeira.text.length > 32 * 1024]).toEqual([201, true]);
    expect(await rowsOf(t, 'idempotencia', { chave: key })).toMatchObject([
      { status: 201, resposta: null, semCorpo: true, registroId: primeira.body.id },
    ]);
    const segunda = await rascunho(dono, key);
    expect([segunda.status, segunda.text, segunda.headers.get('etag')]).toEqual([
      201,
      primeira.text,
      primeira.headers.get('etag'),
    ]);
    expect(await countOf(t, 'projeto', { coordenadorId: dono.id })).toBe(1);
    const outro = await rascunho(dono, key, 'Outro título');
    expect(outro.status).toBe(422);
    // By the rules of the read: the draft was deleted.
    await send(t.url, 'DELETE', `/api/projeto/rascunho/excluir/${primeira.body.id}`, { token: dono.token });
    expect((await rascunho(dono, key)).status).toBe(404);
  });

  it('[C-I3] stores the texts of 500 answers of a person: an older one is not returned again, and nothing is done twice', async () => {
    const [nome, key] = [`Unidade ${proximo()}`, chave()];
    const primeira = await criar(nome, key);
    const { pool } = t.deps.database;
    await pool.query(
      `insert into idempotencia (pessoa, rota, chave, corpo_marca, status, resposta, criada_em)
       select $1, 'POST unidade', 'outra-' || n, $2, 201, '{}', $3::timestamptz + n * interval '1 second'
       from generate_series(1, 500) n`,
      [adm.id, `hmac:${'0'.repeat(64)}`, INICIO],
    );
    t.clock.avancar(1_000_000);
    await criar(`Unidade ${proximo()}`, chave());
    const guardados = await pool.query(
      'select from idempotencia where pessoa = $1 and resposta is not null',
      [adm.id],
    );
    expect(guardados.rowCount).toBe(500);
    const segunda = await criar(nome, key);
    expect([segunda.status, (segunda.body as unknown as { code: string }).code, await quantas(nome)]).toEqual(
      [409, 'JA_ATENDIDO', 1],
    );
    expect(primeira.status).toBe(201);
  });
});
