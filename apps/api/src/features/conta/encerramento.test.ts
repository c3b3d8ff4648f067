import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { varrerEmailsEmDisco } from '../../adapters/mail/transport.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, rowsOf, updateRows } from '../../testing/rows.ts';
import { darSenha, entrar, pessoaGuardada, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { criarTokenDeSenha } from './redefinicao-repository.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const encerrar = (quem: Pessoa, senhaAtual?: string) =>
  send<{ code: string; problemas: unknown[] }>(t.url, 'POST', '/api/professor/encerrar', {
    token: quem.token,
    body: { senhaAtual },
  });

/** Tables of the application that contain this text anywhere. */
async function tabelasCom(texto: string): Promise<string[]> {
  const { rows } = await t.deps.database.pool.query<{ nome: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as nome from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const achadas: string[] = [];
  for (const { nome } of rows) {
    const achado = await t.deps.database.pool.query(
      `select 1 from ${nome} x where strpos(lower(x::text), lower($1)) > 0 limit 1`,
      [texto],
    );
    if (achado.rowCount !== 0) achadas.push(nome);
  }
  return achadas;
}

/**
 * A person with everything that an account can have: a photo, drafts, an archived project, a corrected
 * record.
 */
async function vivido() {
  const pessoa = await w.novaPessoaComFoto('avaliador', {
    nome: 'Canária Silvestre',
    email: 'canaria@exemplo.test',
    cpf: '98765432100',
    siape: '7654321',
    lattes: 'http://lattes.cnpq.br/9999888877776666',
    rg: 'RG-CANARIO',
    programa: 'Programa Canário',
    departamento: 'Departamento Canário',
  });
  await darSenha(t, pessoa);
  const arquivado = await w.novoAprovado({ dono: pessoa });
  await updateRows(t, 'edital', { fase: 'arquivado' }, { id: arquivado.edital });
  const rascunho = await w.novoProjeto(pessoa.id, null, { ehRascunho: true });
  await w.novoArquivo('imagemSecao', pessoa.id);
  await criarTokenDeSenha(t.deps.database.db, pessoa.id, t.clock.real());
  const headers = { 'idempotency-key': 'correcao-canaria' };
  await send(t.url, 'PUT', `/api/professor/${pessoa.id}`, {
    token: adm.token,
    body: { siape: '7654322' },
    headers,
  });
  return { pessoa, arquivado, rascunho };
}
const CANARIOS = [
  ...['Canária Silvestre', 'canaria@exemplo.test', '98765432100', '987.654.321-00', '7654321', '7654322'],
  ...['9999888877776666', 'RG-CANARIO', 'Programa Canário', 'Departamento Canário'],
];

describe('closing an account (T-M7)', () => {
  it('removes all personal data from every table and keeps the legal records', async () => {
    const { pessoa, arquivado, rascunho } = await vivido();
    expect(await tabelasCom('98765432100')).toEqual(['public.professor']);
    expect((await tabelasCom('canaria@exemplo.test')).length).toBeGreaterThan(1);
    expect((await encerrar(pessoa, SENHA)).status).toBe(204);
    const restos = await Promise.all(CANARIOS.map(async (texto) => [texto, await tabelasCom(texto)]));
    expect(restos).toEqual(CANARIOS.map((texto) => [texto, []]));
    const { db } = t.deps.database;
    const linha = await findRow(db, 'professor', { id: pessoa.id });
    expect(linha).toMatchObject({ nome: 'Conta encerrada', foto: '', senha: null });
    expect(linha?.encerradoEm).not.toBeNull();
    const projetos = await rowsOf(db, 'projeto', { coordenadorId: pessoa.id });
    expect(projetos.map(({ id }) => id)).toEqual([arquivado.projeto]);
    expect(projetos.map(({ id }) => id)).not.toContain(rascunho);
    const { rows } = await t.deps.database.pool.query<{ tipo: string }>(
      'select tipo from arquivo where dono_id = $1',
      [pessoa.id],
    );
    expect(rows.map(({ tipo }) => tipo)).toEqual(['comprovanteDisciplinas']);
  });

  it('[C-H9] removes mails on disk to the person at once, and all others after seven days', async () => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    const { email } = await pessoaGuardada(t, pessoa.id);
    const { dataDir } = t.deps.config;
    const pasta = join(dataDir, 'emails');
    await mkdir(pasta, { recursive: true });
    const gravar = (nome: string, para: string) =>
      writeFile(join(pasta, nome), `From: Instrutoria <x@y.br>\r\nTo: ${para}\r\nSubject: s\r\n\r\nlink\r\n`);
    const dias = (n: number) => new Date(t.clock.real().getTime() - n * 24 * 3_600_000);
    await gravar('dela.eml', email);
    await gravar('velho.eml', 'outra@exemplo.test');
    await gravar('novo.eml', 'outra@exemplo.test');
    await utimes(join(pasta, 'dela.eml'), dias(0), dias(0));
    await utimes(join(pasta, 'velho.eml'), dias(8), dias(8));
    await utimes(join(pasta, 'novo.eml'), dias(6), dias(6));
    expect(await varrerEmailsEmDisco(dataDir, { agora: t.clock.real() })).toBe(1);
    expect((await readdir(pasta)).sort()).toEqual(['dela.eml', 'novo.eml']);
    expect((await encerrar(pessoa, SENHA)).status).toBe(204);
    expect(await readdir(pasta)).toEqual(['novo.eml']);
  });

  it('ends every session, and refuses a login with the old data or their replacement', async () => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    const outra = await w.abrirSessao(pessoa.id, pessoa.tipo);
    expect((await entrar(t, pessoa.cpf, SENHA)).status).toBe(200);
    expect((await encerrar(pessoa, SENHA)).status).toBe(204);
    expect([await statusDoToken(t, pessoa.token), await statusDoToken(t, outra.token)]).toEqual([401, 401]);
    for (const cpf of [pessoa.cpf, `encerrada-${pessoa.id}`, '']) {
      expect((await entrar(t, cpf, SENHA)).status).toBe(401);
    }
  });

  it("removes the person from the lists, the collaborators and an administrator's corrections", async () => {
    const avaliador = await w.novaPessoa('avaliador', { nome: 'Zuleica Encerrada' });
    await darSenha(t, avaliador);
    const ler = async (caminho: string) =>
      (await send<{ id: number }[]>(t.url, 'GET', caminho, { token: adm.token })).body.map(({ id }) => id);
    const listas = ['/api/professor', '/api/professor/avaliadores'];
    for (const lista of listas) expect(await ler(lista)).toContain(avaliador.id);
    expect((await encerrar(avaliador, SENHA)).status).toBe(204);
    for (const lista of listas) expect(await ler(lista)).not.toContain(avaliador.id);
    const dono = await w.novaPessoa();
    const corpo = { titulo: 'Rascunho', professores_colaboradores: [{ id: avaliador.id }] };
    const r = await send<{ code: string }>(t.url, 'POST', '/api/projeto/rascunho', {
      token: dono.token,
      body: corpo,
    });
    expect(r.status).toBe(422);
    for (const [metodo, caminho, body] of [
      ['PUT', `/api/professor/${avaliador.id}`, { nome: 'Volta' }],
      ['POST', '/api/professor/tipo', { id: avaliador.id, tipo: 'avaliador' }],
    ] as const) {
      expect((await send(t.url, metodo, caminho, { token: adm.token, body })).status).toBe(404);
    }
  });

  it('frees the CPF, the SIAPE and the e-mail for a new registration', async () => {
    const { cpf, siape, email } = { cpf: '52998224725', siape: '7777777', email: 'de.novo@exemplo.test' };
    const pessoa = await w.novaPessoa('coordenador', { cpf, siape, email });
    await darSenha(t, pessoa);
    expect((await encerrar(pessoa, SENHA)).status).toBe(204);
    expect((await w.novaPessoa('coordenador', { cpf, siape, email })).id).not.toBe(pessoa.id);
  });

  it('is refused while the person is needed, before the password is checked', async () => {
    const coordena = await w.novaPessoa();
    await w.novoProjeto(coordena.id, await w.novoEdital());
    const { avaliador } = await w.novoDesignado(await w.novoEditalEm('avaliacao'));
    for (const [quem, code] of [
      [coordena, 'COORDENA_PROJETO'],
      [avaliador, 'AVALIACAO_PENDENTE'],
      [adm, 'ULTIMO_ADMINISTRADOR'],
    ] as const) {
      const { status, body } = await encerrar(quem, 'errada de propósito');
      expect([status, body.code]).toEqual([409, code]);
      expect(await statusDoToken(t, quem.token)).toBe(200);
    }
  });

  it.each([undefined, '', 'outra senha qualquer'])('needs the current password, not %j', async (senha) => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    expect((await encerrar(pessoa, senha)).status).toBe(422);
    expect(await statusDoToken(t, pessoa.token)).toBe(200);
  });

  it('closes the account once when requested twice at once', async () => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    const duas = await Promise.all([encerrar(pessoa, SENHA), encerrar(pessoa, SENHA)]);
    expect(duas.map(({ status }) => status).sort()).toEqual([204, 401]);
  });
});
