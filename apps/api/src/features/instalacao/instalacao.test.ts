import { JANELA_DAS_TENTATIVAS_MS, TENTATIVAS_AO_TODO } from '@instrutoria/domain/instalacao/limits.ts';
import { MENSAGENS_INSTALACAO as M } from '@instrutoria/domain/instalacao/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umPng } from '../../testing/probes/imagem.ts';
import { countOf, rowOf } from '../../testing/rows.ts';
import { corpoDaInstalacao, deixarPendente } from '../../testing/world/instalacao-pendente.ts';
import { exigirCodigo } from './repository.ts';
import { codigoAoIniciar } from './use-cases/codigo-ao-iniciar.ts';

type Problem = { code: string; message: string; errors?: Record<string, string> };
let t: TestApp;
let url = '';
let codigo = '';

async function comecar(): Promise<void> {
  t = await createTestApp();
  ({ codigo } = await deixarPendente(t));
  url = t.url;
}
const terminar = () => t.close();

const c = corpoDaInstalacao();
const abrir = (dado: string, headers = {}) =>
  send<Problem>(url, 'POST', '/api/instalacao/codigo', { body: { codigo: dado }, headers });
const concluir = (corpo: object = {}) =>
  send<Problem>(url, 'POST', '/api/instalacao', { body: { ...corpoDaInstalacao(), codigo, ...corpo } });

describe('before it is installed', () => {
  beforeEach(comecar);
  afterEach(terminar);

  it('opens with the code in any notation, and shows each part', async () => {
    const r = await abrir(` ${codigo.toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l')} `);
    expect(r.status).toBe(200);
    expect(r.body).toMatchObject({
      partes: [{ parte: 'banco' }, { parte: 'arquivos' }, { situacao: 'ausente' }, {}],
    });
  });

  it('keeps only the hash of a code of at least 128 bits', async () => {
    expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{32}$/);
    const linha = JSON.stringify(await rowOf(t, 'instalacao', { id: 1 }));
    expect(linha).not.toContain(codigo);
    expect(t.logs.join('')).not.toContain(codigo);
  });

  it('refuses a wrong code, an expired one, and an earlier one', async () => {
    const velho = codigo;
    for (const errado of ['', 'x', `${codigo}0`, codigo.slice(1)]) {
      expect((await abrir(errado)).body.errors).toEqual({ codigo: M.codigoErrado });
    }
    const outro = await codigoAoIniciar(t.deps);
    expect((await abrir(velho)).status).toBe(422);
    expect((await abrir(outro?.codigo ?? '')).status).toBe(200);
    await t.deps.database.pool.query(`update instalacao set codigo_expira_em = now() - interval '99 years'`);
    expect((await abrir(outro?.codigo ?? '')).status).toBe(422);
    await outro?.esquecer();
  });

  it('throttles wrong codes by address, however many come at once, and accepts the right one all the while', async () => {
    const todas = await Promise.all(Array.from({ length: 30 }, () => abrir('errado')));
    const contadas = todas.filter(({ status }) => status === 422).length;
    expect(contadas).toBeLessThanOrEqual(10);
    expect(todas.filter(({ status }) => status === 429)).toHaveLength(30 - contadas);
    expect((await abrir(codigo)).status).toBe(200);
  });

  it('throttles all addresses together, so that many guessers gain nothing and block nobody', async () => {
    const { db } = t.deps.database;
    const tentar = (i: number, dado = 'errado') =>
      exigirCodigo(db, { codigo: dado, endereco: `10.0.${i >> 8}.${i & 255}`, real: t.clock.real() }).then(
        () => 'certo',
        (erro: unknown) => (erro instanceof DomainError ? erro.code : String(erro)),
      );
    const respostas: string[] = [];
    for (let i = 0; i < TENTATIVAS_AO_TODO; i += 1) respostas.push(await tentar(i));
    expect(new Set(respostas)).toEqual(new Set(['CODIGO_ERRADO']));
    expect(await tentar(TENTATIVAS_AO_TODO + 1)).toBe('MUITAS_TENTATIVAS');
    expect(await tentar(TENTATIVAS_AO_TODO + 1, codigo)).toBe('certo');
    t.clock.avancar(JANELA_DAS_TENTATIVAS_MS);
    expect(await tentar(TENTATIVAS_AO_TODO + 2)).toBe('CODIGO_ERRADO');
  });

  it("shares the first process's code with a second one, and makes another on restart", async () => {
    const primeiro = await codigoAoIniciar(t.deps);
    const segundo = await codigoAoIniciar(t.deps);
    expect(segundo?.codigo).toBeNull();
    expect((await abrir(primeiro?.codigo ?? '')).status).toBe(200);
    await primeiro?.esquecer();
    const depois = await codigoAoIniciar(t.deps);
    expect((await abrir(primeiro?.codigo ?? '')).status).toBe(422);
    expect((await abrir(depois?.codigo ?? '')).status).toBe(200);
    await depois?.esquecer();
  });

  it('sends a test message, and reports when it cannot be sent', async () => {
    const testar = (para: string) =>
      send<Problem>(url, 'POST', '/api/instalacao/email', { body: { codigo, para } });
    expect((await testar('ana@exemplo.br')).status).toBe(200);
    expect((await testar('ana')).body.errors).toHaveProperty('para');
  });
});

describe('finishing', () => {
  beforeEach(comecar);
  afterEach(terminar);

  it('writes everything in one transaction, logs the administrator in, and closes the assistant for good', async () => {
    const logo = Buffer.from(await umPng()).toString('base64');
    const edital = { nome: 'Edital 2026 01', inicio: '2026-05-01', fim: '2026-05-30' };
    const r = await concluir({ logo, edital });
    expect([r.status, r.body.message]).toEqual([201, M.pronta]);
    const publica = await send<object>(url, 'GET', '/api/publico/instituicao');
    expect(publica.body).toMatchObject({ nome: 'Universidade 1', sigla: 'UX', logo: '/api/publico/logo' });
    expect((await send(url, 'GET', '/api/publico/logo')).status).toBe(200);
    const { cpf, senha: password } = corpoDaInstalacao().administrador;
    const entrada = await send<{ token: string }>(url, 'POST', '/auth/login', { body: { cpf, password } });
    expect(entrada.status).toBe(200);
    const { token } = entrada.body;
    const faltam = await send<{ item: string }[]>(url, 'GET', '/api/instalacao/pendencias', { token });
    expect(faltam.body.map(({ item }) => item)).toEqual(['email', 'antivirus', 'copia']);
    const porConfigurar = async () =>
      (await send<{ porConfigurar: number }>(url, 'GET', '/api/tarefas', { token })).body.porConfigurar;
    expect(await porConfigurar()).toBe(3);
    const resto = await send<{ item: string }[]>(url, 'PUT', '/api/instalacao/pendencias/email', { token });
    expect(resto.body.map(({ item }) => item)).toEqual(['antivirus', 'copia']);
    expect(await porConfigurar()).toBe(2);
    expect((await send(url, 'PUT', '/api/instalacao/pendencias/outra', { token })).status).toBe(404);
    for (const chamada of ['/api/instalacao/codigo', '/api/instalacao', '/api/instalacao/email']) {
      const body = { ...corpoDaInstalacao(2), codigo, para: 'a@b.br' };
      expect((await send(url, 'POST', chamada, { body })).status).toBe(404);
    }
    expect(await countOf(t, 'auditoria', { acao: 'concluirInstalacao' })).toBe(1);
    expect(await rowOf(t, 'instalacao', { id: 1 })).toMatchObject({
      codigoSha256: null,
      codigoExpiraEm: null,
    });
    expect(await codigoAoIniciar(t.deps)).toBeNull();
  });

  it('lets one of two at once finish, and writes nothing of the other, which gets a refusal', async () => {
    const dois = await Promise.all([1, 2, 3].map((n) => concluir(corpoDaInstalacao(n))));
    const status = dois.map((r) => r.status).sort();
    expect(status[0]).toBe(201);
    for (const s of status.slice(1)) expect([404, 409]).toContain(s);
    expect(await countOf(t, 'professor', { tipo: 'administrador' })).toBe(1);
    expect(await countOf(t, 'programa', {})).toBe(1);
  });

  it('stores a script in a name as text', async () => {
    const nome = '<script>alert(1)</script>';
    expect((await concluir({ instituicao: { ...c.instituicao, nome } })).status).toBe(201);
    const r = await send<{ nome: string }>(url, 'GET', '/api/publico/instituicao');
    expect([r.body.nome, r.headers.get('content-type')]).toEqual([nome, 'application/json; charset=utf-8']);
  });
});

// One installation for all, because no refusal changes it, which each row checks.
describe('refused while finishing', () => {
  beforeAll(comecar);
  afterAll(terminar);

  it.each([
    ['no zone confirmed', { fusoConfirmado: false }, 'fusoConfirmado'],
    ['an unknown zone', { fuso: 'America/Crato' }, 'fuso'],
    ['no name', { instituicao: { ...c.instituicao, nome: ' ' } }, 'instituicao.nome'],
    ['nobody in charge of data', { encarregado: { nome: '', email: '' } }, 'encarregado.nome'],
    ['no unit', { unidades: [] }, 'unidades'],
    ['a unit twice', { unidades: [...c.unidades, c.unidades[0]] }, 'unidades.2.nome'],
    ['a unit without a city', { unidades: [{ nome: 'Reitoria', cidade: '' }] }, 'unidades.0.cidade'],
    ['a hidden character', { programas: ['Mes\u061ctrado'] }, 'programas.0.nome'],
    ['an unknown unit', { administrador: { ...c.administrador, unidade: 'X' } }, 'administrador.unidade'],
    [
      'a common password',
      { administrador: { ...c.administrador, senha: '12345678' } },
      'administrador.senha',
    ],
    ['a bad CPF', { administrador: { ...c.administrador, cpf: '1' } }, 'administrador.cpf'],
    ['a call without days', { edital: { nome: 'Edital 01/2026' } }, 'edital.inicio'],
    ['a logo that is none', { logo: Buffer.from('<svg/>').toString('base64') }, 'logo'],
    ['a wrong code', { codigo: 'x' }, 'codigo'],
  ])('refuses %s beside its field and writes nothing', async (_nome, parte, campo) => {
    const r = await concluir(parte);
    expect([r.status, Object.keys(r.body.errors ?? {})]).toEqual([422, expect.arrayContaining([campo])]);
    expect(await countOf(t, 'unidade', {})).toBe(0);
    expect((await abrir(codigo)).status).toBe(200);
  });

  it('refuses a list that is too long, and a body that is too big, without a 5xx', async () => {
    const muitas = Array.from({ length: 501 }, (_, i) => ({ nome: `U${i}`, cidade: 'C' }));
    expect((await concluir({ unidades: muitas })).status).toBe(422);
    expect((await concluir({ logo: 'A'.repeat(1_200_000) })).status).toBe(413);
  });

  it('accepts no form that another site could post', async () => {
    const corpo = JSON.stringify({ ...c, codigo });
    for (const tipo of ['text/plain', 'application/x-www-form-urlencoded']) {
      const r = await fetch(`${url}/api/instalacao`, {
        method: 'POST',
        body: corpo,
        headers: { 'content-type': tipo },
      });
      expect(r.status).toBe(415);
    }
  });
});
