import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, type Reply, send } from '../../testing/client.ts';
import { countOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { type Cena, criarCena } from '../../testing/world/cena.ts';
import { darSenha, novoCadastro, pessoaGuardada, SENHA } from '../../testing/world/contas.ts';
import type { Pessoa } from '../../testing/world.ts';
import { proximo } from '../../testing/world.ts';

const POR_CONFIRMAR = '/api/professor/email/por-confirmar';

interface Submissao {
  readonly projeto: { readonly id: number };
  readonly ate: string;
  readonly vencida: boolean;
}
interface Situacao {
  readonly confirmado: boolean;
  readonly email: string;
  readonly enviadaEm: string | null;
  readonly submissoes: readonly Submissao[];
}
type Linha = Omit<Situacao, 'confirmado'> & { readonly id: number };

async function preparar(env: Record<string, string>) {
  const t = await createTestApp({ env });
  const c = await criarCena(t);
  const adm = await c.w.novaPessoa('administrador');
  return { t, c, adm };
}

const enviar = <T = unknown>(
  { url }: TestApp,
  metodo: string,
  caminho: string,
  token: string | undefined,
  body?: unknown,
): Promise<Reply<T>> => send<T>(url, metodo, caminho, { token, body });

/** Registers a person; returns them with a session. */
async function cadastrar({ t, c }: { t: TestApp; c: Cena }) {
  const corpo = await novoCadastro(c.w);
  const { status, body } = await enviar<{ id: number }>(t, 'POST', '/api/professor', undefined, corpo);
  expect(status).toBe(201);
  return { ...(await c.w.abrirSessao(body.id, 'coordenador')), id: body.id, email: corpo.email };
}

const situacao = async (t: TestApp, token: string) =>
  (await enviar<Situacao>(t, 'GET', '/api/professor/email', token)).body;
/** The state as the tasks have it, so that a page loads more only if something is missing. */
const nasTarefas = async (t: TestApp, token: string) =>
  (await enviar<{ emailConfirmado: boolean }>(t, 'GET', '/api/tarefas', token)).body.emailConfirmado;
const marcas = (t: TestApp, projetoId: number) => countOf(t, 'submissaoPorConfirmar', { projetoId });
const atos = async (t: TestApp, id: number, acao: string) => rowsOf(t, 'auditoria', { registroId: id, acao });

describe('an e-mail is confirmed by a link (D51)', () => {
  let m: Awaited<ReturnType<typeof preparar>>;
  let t: TestApp;
  beforeAll(async () => {
    m = await preparar({ SMTP_URL: 'smtp://127.0.0.1:1' });
    t = m.t;
  });
  afterAll(() => t.close());

  /** The tokens mailed to this address, in order. */
  async function linksPara(email: string): Promise<string[]> {
    const todos = await t.emailsAte(0);
    return todos.flatMap(({ para, texto }) =>
      para === email
        ? [.../confirmar-email[?#]token=([\w-]+)/g[Symbol.matchAll](texto)].map(([, um]) => String(um))
        : [],
    );
  }
  async function linkPara(email: string): Promise<string> {
    const link = (await linksPara(email)).at(-1);
    if (link === undefined) throw new Error(`no link was mailed to ${email}`);
    return link;
  }
  const confirmar = (token: string, sessao?: string): Promise<Problem> =>
    enviar<Problem['body']>(t, 'POST', '/api/professor/email/confirmar', sessao, { token });
  const reenviar = (token: string): Promise<Problem> =>
    enviar<Problem['body']>(t, 'POST', '/api/professor/email/reenviar', token, {});

  async function submeter(quem: Pick<Pessoa, 'id' | 'token'>): Promise<number> {
    const { id: comprovante_disciplinas } = await m.c.w.novoPacote(quem.id);
    const corpo = await m.c.corpo({ comprovante_disciplinas });
    const r = await enviar<{ id: number }>(t, 'POST', '/api/projeto', quem.token, corpo);
    expect([r.status, r.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
    return r.body.id;
  }

  it('is requested at registration, stored as a hash only, and the account works without it meanwhile', async () => {
    const eu = await cadastrar(m);
    const antes = await situacao(t, eu.token);
    expect(antes).toEqual({
      confirmado: false,
      email: eu.email,
      submissoes: [],
      enviadaEm: expect.any(String),
    });
    const token = await linkPara(eu.email);
    const { db } = t.deps.database;
    const linhas = await rowsOf(db, 'confirmacaoDeEmail', { professorId: eu.id });
    expect([linhas.length, JSON.stringify(linhas).includes(token)]).toEqual([1, false]);
    // Opening the page does not confirm the address.
    expect((await send(t.url, 'GET', `/confirmar-email?token=${token}`)).status).not.toBe(500);
    expect([(await situacao(t, eu.token)).confirmado, await nasTarefas(t, eu.token)]).toEqual([false, false]);

    const r = await confirmar(token);
    expect([r.status, r.body.message]).toEqual([200, M.emailConfirmado]);
    expect([(await situacao(t, eu.token)).confirmado, await nasTarefas(t, eu.token)]).toEqual([true, true]);
    expect(await atos(t, eu.id, 'confirmarEmail')).toHaveLength(1);
    const outra = await confirmar(token, eu.token);
    expect([outra.status, outra.body.message]).toEqual([200, M.emailJaConfirmado]);
    expect(await atos(t, eu.id, 'confirmarEmail')).toHaveLength(1);
  });

  it('is used up by exactly one of twenty requests at once', async () => {
    const eu = await cadastrar(m);
    const token = await linkPara(eu.email);
    const textos = (await Promise.all(Array.from({ length: 20 }, () => confirmar(token)))).map(
      ({ status, body }) => `${status} ${body.message}`,
    );
    expect(textos.filter((um) => um === `200 ${M.emailConfirmado}`)).toHaveLength(1);
    expect(textos.filter((um) => um === `200 ${M.emailJaConfirmado}`)).toHaveLength(19);
  });

  it('takes the link for 48 hours and answers LINK_VENCIDO afterwards', async () => {
    const [cedo, tarde] = [await cadastrar(m), await cadastrar(m)];
    const [um, outro] = [await linkPara(cedo.email), await linkPara(tarde.email)];
    t.clock.avancar(48 * HORA_MS - 1);
    expect((await confirmar(um)).status).toBe(200);
    t.clock.avancar(1);
    const r = await confirmar(outro);
    expect([r.status, r.body.code, r.body.errors]).toEqual([
      422,
      'LINK_VENCIDO',
      { token: M.linkDeConfirmacaoVencido },
    ]);
    t.clock.avancar(-48 * HORA_MS);
  });

  it.each(['', 'x', 'a'.repeat(43)])('refuses the link %j', async (token) => {
    const r = await confirmar(token);
    expect([r.status, r.body.errors]).toEqual([422, { token: M.linkDeConfirmacaoDesconhecido }]);
  });

  it('is for the address that it was mailed to, and is requested again after a change', async () => {
    const eu = await cadastrar(m);
    const velho = await linkPara(eu.email);
    await confirmar(velho);
    await darSenha(t, eu);
    const email = `mudou${proximo()}@exemplo.test`;
    const { status } = await enviar(t, 'PUT', `/api/professor/${eu.id}`, eu.token, {
      email,
      senhaAtual: SENHA,
    });
    expect(status).toBe(200);
    expect((await pessoaGuardada(t, eu.id)).emailConfirmadoEm).toBeNull();
    const r = await confirmar(velho);
    expect([r.status, r.body.errors]).toEqual([422, { token: M.linkDeOutroEndereco }]);

    // Back to the first address: its earlier link is used up.
    const { token } = await m.c.w.abrirSessao(eu.id, 'coordenador');
    await enviar(t, 'PUT', `/api/professor/${eu.id}`, token, { email: eu.email, senhaAtual: SENHA });
    const usado = await confirmar(velho);
    expect([usado.status, usado.body.errors]).toEqual([422, { token: M.linkDeConfirmacaoUsado }]);
    expect((await confirmar(await linkPara(eu.email))).status).toBe(200);
  });

  it('mails at most three links per hour and account, and answers when the limit is reached (T-I4)', async () => {
    const eu = await cadastrar(m);
    const respostas = [await reenviar(eu.token), await reenviar(eu.token), await reenviar(eu.token)];
    expect(respostas.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
      `200 ${M.confirmacaoReenviada}`,
      `200 ${M.confirmacaoReenviada}`,
      `429 ${M.muitasConfirmacoes}`,
    ]);
    expect(Number(respostas[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // An older mail that arrives late works like the newest.
    const links = await linksPara(eu.email);
    expect(links).toHaveLength(3);
    expect((await confirmar(String(links[0]))).status).toBe(200);
    const agora = await reenviar(eu.token);
    expect([agora.status, agora.body.message]).toEqual([200, M.emailJaConfirmado]);
    expect(await linksPara(eu.email)).toHaveLength(3);
  });

  it('accepts a submission, marks it until the link is used, and sends a link if none is valid', async () => {
    const eu = await cadastrar(m);
    await linkPara(eu.email);
    t.clock.avancar(49 * HORA_MS);
    const { token } = await m.c.w.abrirSessao(eu.id, 'coordenador');
    const projeto = await submeter({ id: eu.id, token });
    const [marcada] = (await situacao(t, token)).submissoes;
    expect([marcada?.projeto.id, marcada?.vencida]).toEqual([projeto, false]);
    expect(Date.parse(String(marcada?.ate)) - t.clock.real().getTime()).toBe(48 * HORA_MS);
    expect(await linksPara(eu.email)).toHaveLength(2);
    expect((await confirmar(await linkPara(eu.email))).status).toBe(200);
    expect(await marcas(t, projeto)).toBe(0);
    t.clock.avancar(-49 * HORA_MS);
  });

  it('removes the mark together with the submission', async () => {
    const eu = await cadastrar(m);
    const projeto = await submeter(eu);
    expect(await marcas(t, projeto)).toBe(1);
    expect((await enviar(t, 'POST', `/api/projeto/${projeto}/retirar`, eu.token, {})).status).toBe(200);
    expect(await marcas(t, projeto)).toBe(0);
  });

  it('marks nothing for a confirmed person', async () => {
    const eu = await m.c.w.novaPessoa();
    expect(await marcas(t, await submeter(eu))).toBe(0);
    expect((await situacao(t, eu.token)).confirmado).toBe(true);
  });

  it('lists it for administrators, also after 48 hours; one of them may confirm it with a reason', async () => {
    const eu = await cadastrar(m);
    const projeto = await submeter(eu);
    t.clock.avancar(48 * HORA_MS);
    const { token } = await m.c.w.abrirSessao(m.adm.id, 'administrador');
    const ler = async () =>
      (await enviar<Linha[]>(t, 'GET', `${POR_CONFIRMAR}?busca=${eu.email}`, token)).body;
    expect(await ler()).toEqual([
      expect.objectContaining({
        id: eu.id,
        email: eu.email,
        enviadaEm: expect.any(String),
        submissoes: [
          expect.objectContaining({ projeto: expect.objectContaining({ id: projeto }), vencida: true }),
        ],
      }),
    ]);
    // People with a waiting submission come before those without one.
    const todos = (await enviar<Linha[]>(t, 'GET', POR_CONFIRMAR, token)).body;
    const comMarca = todos.map(({ submissoes }) => submissoes.length > 0);
    expect(comMarca).toEqual(comMarca.toSorted((a, b) => Number(b) - Number(a)));

    const por = (corpo: unknown, id = eu.id): Promise<Problem> =>
      enviar<Problem['body']>(t, 'POST', `/api/professor/${id}/confirmar-email`, token, corpo);
    const recusas: [unknown, number, number, string][] = [
      [{ motivo: ' ' }, eu.id, 422, M.motivoDaConfirmacao],
      [{ motivo: 'Telefonou', email: 'antes@exemplo.test' }, eu.id, 409, M.emailMudou],
      [{ motivo: 'Sou eu' }, m.adm.id, 409, M.proprioEmail],
      [{ motivo: 'Telefonou' }, 2_000_000_000, 404, 'Pessoa não encontrada.'],
    ];
    for (const [corpo, id, status, message] of recusas) {
      const r = await por(corpo, id);
      expect([r.status, r.body.message]).toEqual([status, message]);
    }
    expect(await marcas(t, projeto)).toBe(1);

    const r = await por({ motivo: ' Telefonou do ramal dela ', email: eu.email });
    expect([r.status, r.body.message]).toEqual([200, M.emailConfirmadoPelaAdministracao]);
    expect([await ler(), await marcas(t, projeto)]).toEqual([[], 0]);
    const [ato] = await atos(t, eu.id, 'confirmarEmailDe');
    expect([ato?.pessoaId, ato?.depois]).toEqual([m.adm.id, { motivo: 'Telefonou do ramal dela' }]);
    expect((await por({ motivo: 'Outra vez' })).body.message).toBe(M.emailJaConfirmado);
    t.clock.avancar(-48 * HORA_MS);
  });

  it('is removed with a closed account, its mails and marks', async () => {
    const eu = await cadastrar(m);
    const token = await linkPara(eu.email);
    await darSenha(t, eu);
    const { status } = await enviar(t, 'POST', '/api/professor/encerrar', eu.token, { senhaAtual: SENHA });
    expect(status).toBe(204);
    expect((await confirmar(token)).body.errors).toEqual({ token: M.linkDeConfirmacaoDesconhecido });
  });

  it('names neither the address nor the token in the trail (T-M9)', async () => {
    const comArroba = (await rowsOf(t, 'auditoria')).filter(({ acao }) => acao.includes('onfirma'));
    expect(comArroba.length).toBeGreaterThan(0);
    expect(JSON.stringify(comArroba.map(({ antes, depois }) => [antes, depois]))).not.toContain('@');
  });
});

describe('without a mail server everybody counts as confirmed (D51)', () => {
  let m: Awaited<ReturnType<typeof preparar>>;
  beforeAll(async () => {
    m = await preparar({});
  });
  afterAll(() => m.t.close());

  it('requests no confirmation, marks nothing, lists nobody', async () => {
    const { t } = m;
    const eu = await cadastrar(m);
    expect((await pessoaGuardada(t, eu.id)).emailConfirmadoEm).not.toBeNull();
    // A person who was asked to confirm while there was a mail server.
    const { db } = t.deps.database;
    await updateRows(db, 'professor', { emailConfirmadoEm: null }, { id: m.c.dono.id });
    expect((await situacao(t, m.c.dono.token)).confirmado).toBe(true);
    const r = await m.c.envia<{ id: number }>('POST', '/api/projeto', await m.c.corpo());
    expect([r.status, await marcas(t, r.body.id)]).toEqual([201, 0]);
    const lista = await enviar(t, 'GET', POR_CONFIRMAR, m.adm.token);
    expect([lista.body, lista.headers.get('x-total-count')]).toEqual([[], '0']);
    expect((await t.emailsAte(0)).map(({ assunto }) => assunto)).not.toContain('Confirme o seu e-mail');
  });
});
