import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conferirPeloOperador } from '../../cli/mudanca.ts';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { countOf, deleteRows, rowsOf } from '../../testing/rows.ts';
import { darSenha, entrar, pessoaGuardada, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import { createWorld, type Pessoa, proximo, type World } from '../../testing/world.ts';
import { vigiarEspaco } from '../arquivo/use-cases/vigiar-espaco.ts';
import { selarAuditoria, verificarAuditoria } from '../auditoria/cadeia-repository.ts';
import { apagarValoresAntigos } from './mudanca-de-contato-repository.ts';

const NOVA = 'pitomba no quintal 8';
const MOTIVO = 'Pediu por ofício';

interface Mudanca {
  readonly id: number;
  readonly situacao: string;
  readonly email: unknown;
  readonly cpf: { readonly antes: string; readonly depois: string; readonly digitos: number[] } | null;
  readonly motivo: string | null;
  readonly minha: boolean;
}

async function preparar(env: Record<string, string>) {
  const t = await createTestApp({ env });
  const w = createWorld(t);

  const novo = () => `outro${proximo()}@exemplo.test`;
  const put = (quem: Pessoa, id: number, body: unknown): Promise<Problem> =>
    send(t.url, 'PUT', `/api/professor/${id}`, { token: quem.token, body });
  const pedir = async (email: string) => {
    const r = await send<{ message: string }>(t.url, 'POST', '/api/changeToken/reset-password', {
      body: { email },
    });
    expect([r.status, r.body.message]).toEqual([200, M.recuperacaoEnviada]);
  };
  const redefinir = (token: string): Promise<Problem> =>
    send(t.url, 'POST', `/api/changeToken/reset-password/confirm?token=${token}`, { body: { senha: NOVA } });
  /** Tokens mailed to an address, by the page that takes them. */
  async function tokens(para: string, pagina: string): Promise<string[]> {
    const achar = new RegExp(`/${pagina}[?#]token=([\\w-]+)`, 'g');
    return (await t.emailsAte(0)).flatMap((um) =>
      um.para === para ? [...um.texto.matchAll(achar)].map(([, token]) => String(token)) : [],
    );
  }
  const assuntos = async (para: string) =>
    (await t.emailsAte(0)).filter((um) => um.para === para).map(({ assunto }) => assunto);
  const listar = async (quem: Pessoa) =>
    (await send<Mudanca[]>(t.url, 'GET', '/api/professor/mudancas', { token: quem.token })).body;
  const conferir = (quem: Pessoa, id: number, situacao: string, motivo: string | null = MOTIVO) =>
    send<Problem['body']>(t.url, 'POST', `/api/professor/mudancas/${id}/conferir`, {
      token: quem.token,
      body: { situacao, motivo },
    });
  const naoFuiEu = (token: string): Promise<Problem> =>
    send(t.url, 'POST', '/api/professor/email/nao-fui-eu', { body: { token } });
  const confirmar = (token: string): Promise<Problem> =>
    send(t.url, 'POST', '/api/professor/email/confirmar', { body: { token } });

  async function pessoa(tipo: 'coordenador' | 'administrador' = 'coordenador') {
    const uma = await w.novaPessoaComFoto(tipo);
    await darSenha(t, uma);
    return { ...uma, email: (await pessoaGuardada(t, uma.id)).email };
  }
  return {
    t,
    w,
    novo,
    put,
    pedir,
    redefinir,
    tokens,
    assuntos,
    listar,
    conferir,
    naoFuiEu,
    confirmar,
    pessoa,
  };
}
type Mesa = Awaited<ReturnType<typeof preparar>>;

describe('an open reset link', () => {
  let m: Mesa;
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    m = await preparar({ SMTP_URL: 'smtp://127.0.0.1:1' });
    ({ t, w } = m);
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.definir(INICIO));

  it.each([
    [
      'password',
      (eu: Pessoa) =>
        send(t.url, 'POST', '/api/professor/senha', {
          token: eu.token,
          body: { senhaAtual: SENHA, senha: 'goiaba no quintal 9' },
        }),
    ],
    ['e-mail', (eu: Pessoa) => m.put(eu, eu.id, { email: m.novo(), senhaAtual: SENHA })],
    ['CPF', (eu: Pessoa) => m.put(eu, eu.id, { cpf: String(40_000_000_000 + proximo()) })],
    [
      'type',
      async (eu: Pessoa) =>
        send(t.url, 'POST', '/api/professor/tipo', {
          token: (await w.novaPessoa('administrador')).token,
          body: { id: eu.id, tipo: 'avaliador' },
        }),
    ],
  ])('[C-H5] stops working when the %s changes', async (_o_que, mudar) => {
    const eu = await m.pessoa();
    await m.pedir(eu.email);
    const [token = ''] = await m.tokens(eu.email, 'redefinir-senha');
    expect((await mudar(eu)).status).toBe(200);
    const r = await m.redefinir(token);
    expect([r.status, r.body.errors]).toEqual([422, { token: M.linkInvalido }]);
  });

  it('[C-H5] is not sent to an address that is being changed', async () => {
    for (let i = 0; i < 5; i += 1) {
      const eu = await m.pessoa();
      await Promise.all([m.pedir(eu.email), m.put(eu, eu.id, { email: m.novo(), senhaAtual: SENHA })]);
      for (const token of await m.tokens(eu.email, 'redefinir-senha')) {
        expect((await m.redefinir(token)).status).toBe(422);
      }
    }
  });
});

describe("an administrator's change of another's e-mail or CPF", () => {
  let m: Mesa;
  let t: TestApp;
  let adm: Pessoa;
  let outro: Pessoa & { readonly email: string };
  beforeAll(async () => {
    m = await preparar({ SMTP_URL: 'smtp://127.0.0.1:1' });
    t = m.t;
    adm = await m.pessoa('administrador');
    outro = await m.pessoa('administrador');
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.definir(INICIO));

  async function mudado() {
    const eu = await m.pessoa();
    const novo = m.novo();
    expect((await m.put(adm, eu.id, { email: novo, motivo: MOTIVO })).status).toBe(200);
    const mudanca = (await m.listar(outro)).find(({ email }) => JSON.stringify(email).includes(novo));
    if (mudanca === undefined) throw new Error('the change is not listed');
    return { eu, novo, mudanca };
  }
  const linkEm = async (email: string) => (await m.tokens(email, 'redefinir-senha')).at(-1);

  it.each([
    ['email', 'nova@exemplo.test'],
    ['cpf', '40999999999'],
  ])('[C-H6] requires a reason: %s', async (campo, valor) => {
    const eu = await m.pessoa();
    for (const motivo of [undefined, ' \u200b']) {
      const r = await m.put(adm, eu.id, { [campo]: valor, motivo });
      expect([r.status, r.body.errors]).toEqual([422, { motivo: M.motivoDaMudanca }]);
    }
    expect((await m.put(adm, eu.id, { nome: 'Outro Nome' })).status).toBe(200);
    expect((await pessoaGuardada(t, eu.id)).email).toBe(eu.email);
  });

  it('[C-H6] is mailed to the old address, the new one and the other administrators', async () => {
    const antes = await m.assuntos(outro.email);
    const { eu, novo } = await mudado();
    expect(await m.assuntos(eu.email)).toEqual(['O e-mail da sua conta foi trocado']);
    expect((await m.assuntos(novo)).sort()).toEqual([
      'Confirme o seu e-mail',
      'Este é o novo e-mail da sua conta',
    ]);
    expect((await m.assuntos(outro.email)).slice(antes.length)).toEqual([
      'O e-mail de uma conta foi trocado pela administração',
    ]);
    const aoAntigo = (await t.emailsAte(0)).find(({ para }) => para === eu.email);
    expect(aoAntigo?.texto.includes(novo)).toBe(false);
  });

  it('[C-H6] sends no reset link before confirmation there and 72 hours', async () => {
    const { novo } = await mudado();
    await m.pedir(novo);
    expect(await linkEm(novo)).toBeUndefined();
    // A person who asks without having confirmed gets the confirmation link again.
    const confirmacoes = await m.tokens(novo, 'confirmar-email');
    expect(confirmacoes).toHaveLength(2);
    t.clock.avancar(71 * HORA_MS);
    await m.pedir(novo);
    const [fresco = ''] = (await m.tokens(novo, 'confirmar-email')).slice(2);
    expect((await m.confirmar(fresco)).status).toBe(200);
    await m.pedir(novo);
    expect([await linkEm(novo), (await m.assuntos(novo)).at(-1)]).toEqual([
      undefined,
      'A senha ainda não pode ser redefinida por e-mail',
    ]);
    t.clock.avancar(HORA_MS);
    await m.pedir(novo);
    expect((await m.redefinir((await linkEm(novo)) ?? '')).status).toBe(200);
  });

  it('[C-H6] cannot be confirmed by the administrator who made it', async () => {
    const { eu, novo } = await mudado();
    const confirmarDe = (quem: Pessoa) =>
      send<Problem['body']>(t.url, 'POST', `/api/professor/${eu.id}/confirmar-email`, {
        token: quem.token,
        body: { motivo: MOTIVO },
      });
    const minha = await confirmarDe(adm);
    expect([minha.status, minha.body.code]).toEqual([409, 'MUDANCA_PROPRIA']);
    expect((await confirmarDe(outro)).status).toBe(200);
    t.clock.avancar(73 * HORA_MS);
    await m.pedir(novo);
    expect(await linkEm(novo)).toBeUndefined();
    const [token = ''] = (await m.tokens(novo, 'confirmar-email')).slice(-1);
    expect((await m.confirmar(token)).body.message).toBe(M.emailJaConfirmado);
    await m.pedir(novo);
    expect(await linkEm(novo)).toEqual(expect.any(String));
  });

  it('[C-H6] ends its wait once a second administrator has checked it and the address is confirmed', async () => {
    const { novo, mudanca } = await mudado();
    const [token = ''] = await m.tokens(novo, 'confirmar-email');
    await m.confirmar(token);
    const minha = await m.conferir(adm, mudanca.id, 'espera');
    expect([minha.status, minha.body.code]).toEqual([409, 'MUDANCA_PROPRIA']);
    expect((await m.conferir(outro, mudanca.id, 'espera', '  ')).status).toBe(422);
    expect((await m.conferir(outro, mudanca.id, 'retida')).body.code).toBe('SITUACAO_MUDOU');
    expect((await m.conferir(outro, mudanca.id, 'espera')).status).toBe(200);
    await m.pedir(novo);
    expect(await linkEm(novo)).toEqual(expect.any(String));
  });

  it('[C-H6] is a task of the other administrators until one has checked it', async () => {
    const tarefa = async (quem: Pessoa) => {
      const { body } = await send<{ tarefas: { codigo: string; quantos: number | null }[] }>(
        t.url,
        'GET',
        '/api/tarefas',
        { token: quem.token },
      );
      return body.tarefas.find(({ codigo }) => codigo === 'MUDANCAS_A_CONFERIR')?.quantos ?? 0;
    };
    const [minhas, doOutro] = [await tarefa(adm), await tarefa(outro)];
    const { mudanca } = await mudado();
    expect([await tarefa(adm), await tarefa(outro)]).toEqual([minhas, doOutro + 1]);
    await m.conferir(outro, mudanca.id, 'espera');
    expect(await tarefa(outro)).toBe(doOutro);
  });

  it('[C-H6] sends the alarms to both addresses of an administrator until it is settled', async () => {
    const terceiro = await m.pessoa('administrador');
    const novo = m.novo();
    expect((await m.put(adm, terceiro.id, { email: novo, motivo: MOTIVO })).status).toBe(200);
    const mudanca = (await m.listar(outro)).find(({ email }) => JSON.stringify(email).includes(novo));
    t.espaco = { livre: 1, total: 1024 ** 4 };
    const alarmes = async () => {
      const antes = [(await m.assuntos(terceiro.email)).length, (await m.assuntos(novo)).length] as const;
      const { eu } = await mudado();
      const [token = ''] = await m.tokens(eu.email, 'nao-fui-eu');
      expect((await m.naoFuiEu(token)).status).toBe(200);
      await deleteRows(t, 'limite', { chave: 'aviso:espaco' });
      await vigiarEspaco(t.deps);
      return {
        anterior: (await m.assuntos(terceiro.email)).slice(antes[0]),
        novo: (await m.assuntos(novo)).slice(antes[1]),
      };
    };
    const tres = [
      'O e-mail de uma conta foi trocado pela administração',
      'Uma mudança de e-mail ou CPF foi desfeita',
      'O espaço para arquivos está acabando',
    ];
    expect(await alarmes()).toEqual({ anterior: tres, novo: tres });
    const [la = ''] = await m.tokens(novo, 'confirmar-email');
    await m.confirmar(la);
    expect((await m.conferir(outro, mudanca?.id ?? 0, 'espera')).status).toBe(200);
    expect(await alarmes()).toEqual({ anterior: [], novo: tres });
  });

  it('[C-H6] is not checked by somebody who was made an administrator for it', async () => {
    const boneco = await m.pessoa();
    await send(t.url, 'POST', '/api/professor/tipo', {
      token: adm.token,
      body: { id: boneco.id, tipo: 'administrador', motivo: MOTIVO },
    });
    const { mudanca } = await mudado();
    const sessao = await m.w.abrirSessao(boneco.id, 'administrador');
    const r = await m.conferir({ ...boneco, ...sessao }, mudanca.id, 'espera');
    expect([r.status, r.body.code]).toEqual([409, 'ADMINISTRA_HA_POUCO']);
  });

  it("[C-H6] is undone by 'não fui eu', which ends sessions and blocks resets until a second administrator decides", async () => {
    const { eu, novo, mudanca } = await mudado();
    const [token = ''] = await m.tokens(eu.email, 'nao-fui-eu');
    expect((await m.naoFuiEu(token)).body.message).toBe(M.naoFuiEuDesfeita);
    expect((await m.naoFuiEu(token)).body.message).toBe(M.naoFuiEuDesfeita);
    expect((await pessoaGuardada(t, eu.id)).email).toBe(eu.email);
    expect(await statusDoToken(t, eu.token)).toBe(401);
    expect((await entrar(t, eu.cpf, SENHA)).status).toBe(200);
    expect(await m.assuntos(novo)).toContain('Uma mudança de e-mail ou CPF foi desfeita');
    expect(await m.assuntos(outro.email)).toContain('Uma mudança de e-mail ou CPF foi desfeita');
    await m.pedir(eu.email);
    expect(await linkEm(eu.email)).toBeUndefined();
    expect((await m.conferir(adm, mudanca.id, 'retida')).status).toBe(409);
    expect((await m.conferir(outro, mudanca.id, 'retida')).status).toBe(200);
    await m.pedir(eu.email);
    expect(await linkEm(eu.email)).toEqual(expect.any(String));
  });

  it('[C-H6] returns to what the person chose, however often it was changed since', async () => {
    const { eu } = await mudado();
    t.clock.avancar(71 * HORA_MS);
    const depois = await send<Mudanca>(t.url, 'PUT', `/api/professor/${eu.id}`, {
      token: (await m.w.abrirSessao(adm.id, 'administrador')).token,
      body: { email: m.novo(), cpf: String(41_000_000_000 + proximo()), motivo: MOTIVO },
    });
    expect(depois.status).toBe(200);
    t.clock.avancar(2 * HORA_MS);
    const [primeiro = '', segundo = ''] = await m.tokens(eu.email, 'nao-fui-eu');
    expect(segundo).not.toBe('');
    expect((await m.naoFuiEu(primeiro)).status).toBe(200);
    const { email, cpf } = await pessoaGuardada(t, eu.id);
    expect([email, cpf]).toEqual([eu.email, eu.cpf]);
  });

  it('[C-H6] blocks resets even when another account took the old address', async () => {
    const { eu } = await mudado();
    const ladrao = await m.pessoa();
    expect((await m.put(ladrao, ladrao.id, { email: eu.email, senhaAtual: SENHA })).status).toBe(200);
    const [token = ''] = await m.tokens(eu.email, 'nao-fui-eu');
    const r = await m.naoFuiEu(token);
    expect([r.status, r.body.message]).toEqual([200, M.naoFuiEuRetida]);
    const { email } = await pessoaGuardada(t, eu.id);
    await m.pedir(email);
    expect(await linkEm(email)).toBeUndefined();
  });

  it('[C-H6] cannot be undone once it is settled', async () => {
    const { eu, novo } = await mudado();
    const [la = ''] = await m.tokens(novo, 'confirmar-email');
    await m.confirmar(la);
    t.clock.avancar(72 * HORA_MS);
    const [token = ''] = await m.tokens(eu.email, 'nao-fui-eu');
    const r = await m.naoFuiEu(token);
    expect([r.status, r.body.errors]).toEqual([422, { token: M.naoFuiEuVencido }]);
    expect((await pessoaGuardada(t, eu.id)).email).toBe(novo);
    expect((await m.naoFuiEu('x')).body.errors).toEqual({ token: M.naoFuiEuDesconhecido });
  });

  it('[C-H6] ends the block when the person confirms a new address of their own', async () => {
    const { eu } = await mudado();
    const meu = m.novo();
    expect((await m.put(eu, eu.id, { email: meu, senhaAtual: SENHA })).status).toBe(200);
    await m.pedir(meu);
    expect(await linkEm(meu)).toEqual(expect.any(String));
  });

  it('[C-H6] stores keyed hashes in the chain, and the values beside it for five years', async () => {
    const eu = await m.pessoa();
    const novo = m.novo();
    const cpf = `${eu.cpf.slice(0, 6)}${(Number(eu.cpf[6]) + 1) % 10}${eu.cpf.slice(7)}`;
    expect((await m.put(adm, eu.id, { email: novo, cpf, motivo: MOTIVO })).status).toBe(200);
    const [ato] = await rowsOf(t, 'auditoria', { registroId: eu.id, acao: 'atualizarProfessor' });
    const hash = (campo: string, valor: string) => t.deps.keyedHash(`auditoria-${campo}`, valor);
    expect(ato?.depois).toMatchObject({
      motivo: MOTIVO,
      email: { antes: hash('email', eu.email), depois: hash('email', novo) },
      cpf: { antes: hash('cpf', eu.cpf), depois: hash('cpf', cpf) },
    });
    const guardado = JSON.stringify(await rowsOf(t, 'mudancaDeContato', { professorId: eu.id }));
    for (const valor of [eu.email, novo, eu.cpf, cpf]) expect(guardado).not.toContain(valor);

    const listada = async () => (await m.listar(outro)).find(({ motivo }) => motivo === MOTIVO);
    expect(await listada()).toMatchObject({
      email: { antes: eu.email, depois: novo },
      cpf: { antes: expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*\*$/), digitos: [7] },
      minha: false,
    });
    const { id } = (await listada()) ?? { id: 0 };
    const ler = (motivo?: string) =>
      send<Problem['body'] & { cpf: { depois: string } }>(
        t.url,
        'POST',
        `/api/professor/mudancas/${id}/ler`,
        {
          token: outro.token,
          body: { motivo },
        },
      );
    expect((await ler()).body.errors).toEqual({ motivo: M.motivoDaLeitura });
    expect((await ler('Apurar uma queixa')).body.cpf.depois.replace(/\D/g, '')).toBe(cpf);
    expect(await countOf(t, 'acesso', { documento: 'mudanca_de_contato', titularId: eu.id })).toBe(1);
    expect(await countOf(t, 'auditoria', { acao: 'lerMudancaDeContato', registroId: eu.id })).toBe(1);

    await selarAuditoria(t.deps.database);
    t.clock.avancar(5 * 366 * 24 * HORA_MS);
    await apagarValoresAntigos(t.deps.database.db, t.clock.real());
    expect((await verificarAuditoria(t.deps.database.db)).quebra).toBeNull();
    const [linha] = await rowsOf(t, 'mudancaDeContato', { id });
    expect([linha?.valores, linha?.original, linha?.mudaEmail]).toEqual([null, null, true]);
    const sessao = await m.w.abrirSessao(outro.id, 'administrador');
    const tarde = await send<Problem['body']>(t.url, 'POST', `/api/professor/mudancas/${id}/ler`, {
      token: sessao.token,
      body: { motivo: MOTIVO },
    });
    expect([tarde.status, tarde.body.code]).toEqual([409, 'VALORES_APAGADOS']);
  });
});

describe('without a mail server', () => {
  it('[C-H6] lets the operator settle it when there is one administrator', async () => {
    const m = await preparar({});
    try {
      const [adm, eu] = [await m.pessoa('administrador'), await m.pessoa()];
      const novo = m.novo();
      await m.put(adm, eu.id, { email: novo, motivo: MOTIVO });
      const [mudanca] = await m.listar(adm);
      const quando = { correio: false, agora: m.t.clock.real() };
      const conferir = (motivo: string) =>
        conferirPeloOperador(m.t.deps.database, { id: mudanca?.id ?? 0, motivo, quando });
      await expect(conferir(' ')).rejects.toThrow(M.motivoDaDecisao);
      expect(await conferir('Vi a carteira dela')).toBe(M.mudancaAceita);
      await expect(conferir('Outra vez')).rejects.toThrow('não espera conferência');
      await m.pedir(novo);
      expect(await m.tokens(novo, 'redefinir-senha')).toHaveLength(1);
      expect(await countOf(m.t, 'auditoria', { acao: 'conferirMudancaDeContato', registroId: eu.id })).toBe(
        1,
      );
    } finally {
      await m.t.close();
    }
  });

  it('[C-H6] settles a changed address by a second administrator only', async () => {
    const m = await preparar({});
    try {
      const [adm, outro, eu] = [
        await m.pessoa('administrador'),
        await m.pessoa('administrador'),
        await m.pessoa(),
      ];
      const novo = m.novo();
      await m.put(adm, eu.id, { email: novo, motivo: MOTIVO });
      m.t.clock.avancar(500 * HORA_MS);
      await m.pedir(novo);
      expect(await m.tokens(novo, 'redefinir-senha')).toEqual([]);
      const sessao = await m.w.abrirSessao(outro.id, 'administrador');
      const [mudanca] = await m.listar({ ...outro, ...sessao });
      const r = await m.conferir({ ...outro, ...sessao }, mudanca?.id ?? 0, 'espera');
      expect(r.status).toBe(200);
      await m.pedir(novo);
      expect(await m.tokens(novo, 'redefinir-senha')).toHaveLength(1);
    } finally {
      await m.t.close();
    }
  });
});
