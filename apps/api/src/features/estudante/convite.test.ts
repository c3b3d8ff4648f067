import { CONVITE_MS } from '@instrutoria/domain/estudante/limits.ts';
import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, findRow, rowOf, updateRows } from '../../testing/rows.ts';
import { entrar } from '../../testing/world/contas.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const SENHA = 'jangada-na-praia-27';
let dono: Pessoa;
let projeto: number;
let instrutor: number;
let cpf: string;
beforeEach(async () => {
  dono = await w.novaPessoa();
  ({ projeto } = await w.novoAprovado({ dono }));
  instrutor = await w.novoInstrutor(projeto);
  cpf = (await rowOf(t, 'instrutor', { id: instrutor })).cpf ?? '';
});

const convidar = (token = dono.token, id = instrutor) =>
  send<{ readonly message: string }>(t.url, 'POST', `/api/instrutor/${id}/convite`, { token });
const ler = (token: string) => send(t.url, 'POST', '/api/estudante/convite/ler', { body: { token } });
const aceitar = (convite: string, mais: object = {}, token?: string) =>
  send<{ readonly token: string | null; readonly message: string }>(t.url, 'POST', '/api/estudante/convite', {
    body: { token: convite, cpf, senha: SENHA, aviso: 1, ...mais },
    token,
  });
const doInstrutor = () => rowOf(t, 'instrutor', { id: instrutor });

describe('the invitation', () => {
  it('mails a link whose token is in the fragment and, as a hash only, in the database', async () => {
    const antes = t.emails.length;
    expect((await convidar()).status).toBe(200);
    const email = (await t.emailsAte(antes + 1)).at(-1);
    const token = /aluno\/convite#token=([\w-]+)/.exec(email?.texto ?? '')?.[1] ?? '';
    expect(email?.para).toBe((await doInstrutor()).email);
    expect(`${email?.texto}${email?.assunto}`).not.toContain(cpf);
    expect((await ler(token)).body).toMatchObject({ temConta: false });
    const { tokenSha256 } = await rowOf(t, 'linkDoEstudante', { instrutorId: instrutor });
    expect(tokenSha256).not.toContain(token);
    const convites = await send(t.url, 'GET', `/api/estudante/convites/${projeto}`, { token: dono.token });
    expect(convites.body).toEqual([
      {
        instrutor,
        convite: { enviadoEm: expect.any(String), valeAte: expect.any(String), naoEntregue: false },
        entrouEm: null,
      },
    ]);
    expect(convites.text).not.toContain(token);
  });

  it('is refused without a CPF, and once the student entered', async () => {
    await updateRows(t, 'instrutor', { cpf: null }, { id: instrutor });
    expect((await convidar()).body.message).toBe('Falta o CPF do instrutor');
    await updateRows(t, 'instrutor', { cpf }, { id: instrutor });
    await aceitar(await w.novoConvite(instrutor));
    expect((await convidar()).body.message).toBe('Este instrutor já entrou');
  });

  it('gives one text for a used, old, replaced, unknown or overtaken link', async () => {
    const usado = await w.novoConvite(instrutor);
    await aceitar(usado);
    await updateRows(t, 'instrutor', { estudanteId: null }, { id: instrutor });
    const velho = await w.novoConvite(instrutor, 8);
    await convidar();
    const trocado = velho;
    await updateRows(
      t,
      'linkDoEstudante',
      { anuladoEm: new Date() },
      { instrutorId: instrutor, usadoEm: null },
    );
    const deOutroCpf = await w.novoConvite(instrutor);
    await updateRows(t, 'instrutor', { email: 'mudou@exemplo.test' }, { id: instrutor });
    const textos = await Promise.all(
      [usado, velho, trocado, deOutroCpf, 'adivinhado', ''].map(async (um) => [
        (await ler(um)).text,
        (await aceitar(um)).text,
      ]),
    );
    expect(new Set(textos.flat()).size).toBe(1);
    expect(textos[0]?.[0]).toContain('Este convite não vale mais');
  });

  it('lasts seven days, to the millisecond', async () => {
    const token = await w.novoConvite(instrutor);
    const { criadoEm, expiraEm } = await rowOf(t, 'linkDoEstudante', { instrutorId: instrutor });
    expect(expiraEm.getTime() - criadoEm.getTime()).toBe(CONVITE_MS);
    await updateRows(t, 'linkDoEstudante', { expiraEm: t.clock.real() }, { instrutorId: instrutor });
    expect((await ler(token)).status).toBe(422);
  });
});

describe('accepting', () => {
  it('makes the account, with the notice that was read, and enters; later by password', async () => {
    const { status, body } = await aceitar(await w.novoConvite(instrutor));
    expect(status).toBe(200);
    const { estudanteId } = await doInstrutor();
    const conta = await rowOf(t, 'estudante', { id: estudanteId ?? 0 });
    expect([conta.cpf, conta.avisoVersao, conta.professorId]).toEqual([cpf, 1, null]);
    expect((await send(t.url, 'GET', '/api/estudante', { token: body.token ?? '' })).status).toBe(200);
    expect((await entrar(t, cpf, SENHA)).status).toBe(200);
  });

  it('needs the CPF of the record and the notice, and stops guesses', async () => {
    const token = await w.novoConvite(instrutor);
    expect((await aceitar(token, { aviso: 0 })).status).toBe(422);
    for (let i = 0; i < 5; i += 1)
      expect((await aceitar(token, { cpf: '52998224725' })).text).toContain('não confere');
    expect((await aceitar(token)).status).toBe(429);
    expect((await doInstrutor()).estudanteId).toBeNull();
  });

  it('makes one account of two requests at once', async () => {
    const token = await w.novoConvite(instrutor);
    const dois = await Promise.all([aceitar(token), aceitar(token)]);
    expect(dois.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await countOf(t, 'estudante', { cpf })).toBe(1);
  });

  it('gives a coordinator who types a victim’s CPF with an e-mail of theirs nothing of the victim', async () => {
    const vitima = await w.novoEstudante();
    await updateRows(t, 'instrutor', { cpf: vitima.cpf, email: 'golpe@exemplo.test' }, { id: instrutor });
    cpf = vitima.cpf;
    const token = await w.novoConvite(instrutor);
    expect((await ler(token)).body).toMatchObject({ temConta: false });
    const golpe = await aceitar(token);
    expect([golpe.status, golpe.body.message]).toEqual([409, expect.stringContaining('Entre nela')]);
    const outro = await w.novoEstudante();
    expect((await aceitar(token, {}, outro.token)).status).toBe(409);
    expect((await doInstrutor()).estudanteId).toBeNull();
    // The link stays unused: the victim enters first, then accepts.
    const dela = await aceitar(token, {}, vitima.token);
    expect([dela.status, dela.body]).toEqual([200, { token: null }]);
    expect((await doInstrutor()).estudanteId).toBe(vitima.id);
    expect((await rowOf(t, 'estudante', { id: vitima.id })).senha).toBeNull();
  });

  it('joins an account with the same e-mail, and gives a teacher only the account of their own session', async () => {
    const conta = await w.novoEstudante({ email: 'Dora@Exemplo.test' });
    await updateRows(t, 'instrutor', { cpf: conta.cpf, email: 'dora@exemplo.test' }, { id: instrutor });
    expect((await aceitar(await w.novoConvite(instrutor), { cpf: conta.cpf })).status).toBe(200);
    expect((await doInstrutor()).estudanteId).toBe(conta.id);

    const professor = await w.novaPessoa();
    const segundo = await w.novoInstrutor((await w.novoAprovado({ dono })).projeto);
    await updateRows(t, 'instrutor', { cpf: professor.cpf }, { id: segundo });
    const semSessao = await aceitar(await w.novoConvite(segundo), { cpf: professor.cpf });
    expect(semSessao.status).toBe(200);
    const dele: Estudante['id'] = (await rowOf(t, 'instrutor', { id: segundo })).estudanteId ?? 0;
    expect((await rowOf(t, 'estudante', { id: dele })).professorId).toBeNull();

    const mestrando = await w.novaPessoa();
    const terceiro = await w.novoInstrutor((await w.novoAprovado({ dono })).projeto);
    await updateRows(t, 'instrutor', { cpf: mestrando.cpf }, { id: terceiro });
    const naSessao = await aceitar(await w.novoConvite(terceiro), { cpf: mestrando.cpf }, mestrando.token);
    expect(naSessao.body).toEqual({ token: null });
    const conta3 = await findRow(t, 'estudante', { cpf: mestrando.cpf });
    expect([conta3?.professorId, conta3?.senha]).toEqual([mestrando.id, null]);
  });
});

describe('an invitation overtaken by an act', () => {
  const identificar = async (novo: string, quem: Pessoa) =>
    send(t.url, 'PATCH', `/api/instrutor/identificacao/${instrutor}`, {
      token: quem.token,
      body: { cpf: novo, matricula: '2026001', motivo: 'dois algarismos trocados' },
      headers: { 'if-match': `"${(await doInstrutor()).versao}"` },
    });

  it('opens nothing once the vínculo ended, and makes no account', async () => {
    const token = await w.novoConvite(instrutor);
    expect((await ler(token)).status).toBe(200);
    await w.prorrogar('cadastroInstrutor', projeto);
    const fim = await send(t.url, 'DELETE', `/api/instrutor/${instrutor}`, {
      ...{ token: dono.token, body: { motivo: 'concluiu o curso' } },
    });
    expect(fim.status).toBe(204);
    expect([(await ler(token)).status, (await aceitar(token)).status]).toEqual([422, 422]);
    expect(await countOf(t, 'estudante', { cpf })).toBe(0);
    expect((await convidar()).body.message).toBe('Este vínculo terminou');
  });

  it('gives the vínculo to nobody but the person of its CPF, when that is corrected at the same moment', async () => {
    const administrador = await w.novaPessoa('administrador');
    for (let i = 0; i < 6; i += 1) {
      instrutor = await w.novoInstrutor((await w.novoAprovado({ dono })).projeto);
      ({ cpf } = (await doInstrutor()) as { cpf: string });
      const novo = comDigitosVerificadores(String(640_000_000 + i));
      const token = await w.novoConvite(instrutor);
      const [aceito, mudado] = await Promise.all([aceitar(token), identificar(novo, administrador)]);
      expect([200, 422]).toContain(aceito.status);
      expect(mudado.status).toBe(200);
      // Accepted first, the vínculo left the account again; changed first, the link is of another CPF.
      expect(await doInstrutor()).toMatchObject({ cpf: novo, estudanteId: null });
      if (aceito.body.token) {
        const { body } = await send(t.url, 'GET', '/api/estudante/vinculos', { token: aceito.body.token });
        expect(body).toEqual([]);
      }
    }
  });

  it('is told to the coordinator when the mail server refused the address, and is sent again to another', async () => {
    await convidar();
    await updateRows(t, 'cartaDoProjeto', { falhouEm: t.clock.real() }, { instrutorId: instrutor });
    const lidos = async () =>
      (await send(t.url, 'GET', `/api/estudante/convites/${projeto}`, { token: dono.token })).body;
    expect(await lidos()).toMatchObject([{ instrutor, convite: { naoEntregue: true } }]);
    await updateRows(t, 'instrutor', { email: 'certo@exemplo.test' }, { id: instrutor });
    expect(await lidos()).toMatchObject([{ instrutor, convite: null }]);
    const antes = t.emails.length;
    await convidar();
    expect((await t.emailsAte(antes + 1)).at(-1)?.para).toBe('certo@exemplo.test');
  });
});

describe('after a change of the CPF (D37)', () => {
  it('takes the vínculo out of the account and tells student and coordinator', async () => {
    const conta = await w.novoEstudante();
    await w.darVinculo(instrutor, conta);
    const antes = t.emails.length;
    const administrador = await w.novaPessoa('administrador');
    const { versao } = await doInstrutor();
    const mudado = await send(t.url, 'PATCH', `/api/instrutor/identificacao/${instrutor}`, {
      token: administrador.token,
      body: { cpf: '52998224725', matricula: '2026001', motivo: 'dois algarismos trocados' },
      headers: { 'if-match': `"${versao}"` },
    });
    expect([mudado.status, (await doInstrutor()).estudanteId]).toEqual([200, null]);
    const novas = (await t.emailsAte(antes + 2)).slice(antes);
    expect(novas.map(({ para }) => para)).toContain(conta.email);
    for (const { texto } of novas) expect(texto).not.toMatch(/52998224725|529\.982/);
  });
});
