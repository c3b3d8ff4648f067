import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { MODELOS_DE_EMAIL, NOMES_DOS_EMAILS } from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pessoaGuardada } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface Modelo {
  readonly nome: string;
  readonly versao: number;
  readonly assunto: string;
  readonly texto: string;
  readonly mudanca: { readonly em: string; readonly por: string } | null;
}

describe('the texts of mails', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    adm = await w.novaPessoa('administrador');
  });
  afterAll(() => t.close());

  const NOME = 'redefinicaoDeSenha';
  const original = { assunto: MODELOS_DE_EMAIL[NOME].assunto, texto: MODELOS_DE_EMAIL[NOME].texto };
  const ler = async () => {
    const r = await send<Modelo[]>(t.url, 'GET', '/api/modelos_de_email', { token: adm.token });
    return r.body.find(({ nome }) => nome === NOME) ?? expect.unreachable();
  };
  const mudar = <T = Modelo>(body: object, versao?: number): Promise<Reply<T>> =>
    send<T>(t.url, 'PUT', `/api/modelo_de_email/${NOME}`, {
      token: adm.token,
      body,
      ...(versao === undefined ? {} : { headers: { 'if-match': `"${versao}"` } }),
    });
  const pedirSenha = async () => {
    const { email } = await pessoaGuardada(t, (await w.novaPessoa()).id);
    const antes = (await t.emailsAte(0)).length;
    const r = await send(t.url, 'POST', '/api/changeToken/reset-password', { body: { email } });
    expect(r.status).toBe(200);
    const emails = await t.emailsAte(antes + 1);
    return emails.at(-1) ?? expect.unreachable();
  };

  it('begin as the originals, each with its fields', async () => {
    const { body } = await send<Modelo[]>(t.url, 'GET', '/api/modelos_de_email', { token: adm.token });
    expect(body.map(({ nome }) => nome)).toEqual(NOMES_DOS_EMAILS);
    expect(await ler()).toMatchObject({
      ...original,
      versao: 1,
      mudanca: null,
      campos: [
        { campo: 'nome', obrigatorio: false },
        { campo: 'instituicao', obrigatorio: false },
        { campo: 'link', obrigatorio: true },
      ],
    });
  });

  it('change the next mail, are audited with their author, and return to the original', async () => {
    const novo = { assunto: 'Nova senha, {{nome}}', texto: 'Prezada pessoa:\n\n{{link}}\n\n<b>Até logo</b>' };
    const { body: mudado } = await mudar(novo, 1);
    expect(mudado).toMatchObject({ ...novo, versao: 2, mudanca: { por: expect.any(String) } });
    const email = await pedirSenha();
    expect(email.assunto).toMatch(/^Nova senha, \S/);
    expect(email.texto).toMatch(
      /^Prezada pessoa:\n\nCriar uma nova senha:\nhttp\S+#token=\S+\n\n<b>Até logo<\/b>\n/,
    );
    expect(email.html).toContain('&lt;b&gt;Até logo&lt;/b&gt;');
    const [linha] = (await rowsOf(t, 'auditoria', { acao: 'mudarModeloDeEmail' })).slice(-1);
    expect(linha).toMatchObject({ pessoaId: adm.id, depois: { nome: NOME, ...novo } });
    expect((await mudar(original, 2)).body).toMatchObject({ ...original, versao: 3 });
    expect((await pedirSenha()).assunto).toBe(original.assunto);
    const [gravado] = await rowsOf(t, 'modeloDeEmail', { nome: NOME });
    expect(gravado).toMatchObject({ assunto: null, texto: null });
  });

  it('change nothing for an equal text, and refuse an old version', async () => {
    const { versao, ...antes } = await ler();
    expect((await mudar({ assunto: antes.assunto, texto: antes.texto }, versao)).body.versao).toBe(versao);
    expect((await mudar(original, versao - 1)).status).toBe(412);
  });

  it.each([
    [{ texto: 'Sem o link' }, { texto: M.campoFalta('link') }],
    [{ texto: '{{link}}\n{{senha}}' }, { texto: M.campoDesconhecido('senha') }],
    [{ assunto: 'Senha {{link}}' }, { assunto: M.campoForaDoAssunto('link') }],
    [{ assunto: '' }, { assunto: M.escrevaOAssunto }],
  ])('refuse %j beside its field, when it is saved and in the preview', async (parte, errors) => {
    const body = { ...original, ...parte };
    const r: Problem = await mudar(body);
    expect([r.status, r.body.errors]).toEqual([422, errors]);
    const previa: Problem = await send(t.url, 'POST', `/api/modelo_de_email/${NOME}/previa`, {
      token: adm.token,
      body,
    });
    expect([previa.status, previa.body.errors]).toEqual([422, errors]);
  });

  it('put no second header into a mail by a line break in the subject', async () => {
    const { body } = await mudar({ ...original, assunto: 'Senha\r\nBcc: mal@exemplo.br' });
    expect(body.assunto).not.toMatch(/[\r\n]/);
    await mudar(original);
  });

  it.each(NOMES_DOS_EMAILS)('are previewed with made-up data, and nothing is sent: %s', async (nome) => {
    const quantos = (await t.emailsAte(0)).length;
    const { assunto, texto } = MODELOS_DE_EMAIL[nome];
    const r = await send<{ assunto: string; texto: string; html: string }>(
      t.url,
      'POST',
      `/api/modelo_de_email/${nome}/previa`,
      { token: adm.token, body: { assunto, texto } },
    );
    expect(r.body.texto).toMatch(/^Olá, Ana Souza\.\n\n/);
    expect(`${r.body.assunto}${r.body.texto}${r.body.html}`).not.toMatch(/\{\{|\}\}|undefined/);
    expect(await t.emailsAte(0)).toHaveLength(quantos);
  });

  it('end with the institution’s lines in every mail', async () => {
    const fim = 'Pró-Reitoria de Graduação';
    await send(t.url, 'PUT', '/api/configuracao', { token: adm.token, body: { fimDosEmails: fim } });
    expect((await pedirSenha()).texto).toContain(`\n\n${fim}\n\n-- \n`);
    const longo: Problem = await send(t.url, 'PUT', '/api/configuracao', {
      token: adm.token,
      body: { fimDosEmails: 'a'.repeat(1001) },
    });
    expect(longo.body.errors).toEqual({ fimDosEmails: M.fimDosEmailsMaximo });
  });
});
