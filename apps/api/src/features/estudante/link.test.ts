import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, rowOf, updateRows } from '../../testing/rows.ts';
import { entrar } from '../../testing/world/contas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const SENHA = 'jangada-na-praia-27';
const pedir = (cpf: string) => send(t.url, 'POST', '/api/estudante/link', { body: { cpf } });
const entrarPor = (token: string, senha?: string) =>
  send<{ readonly token: string }>(t.url, 'POST', '/api/estudante/entrada', { body: { token, senha } });
const minha = (token: string) => send(t.url, 'GET', '/api/estudante', { token });

describe('the link for entering', () => {
  it('is asked for with one answer, and mailed at most three times an hour', async () => {
    const { id, cpf } = await w.novoEstudante();
    const respostas = [await pedir('52998224725')];
    for (let i = 0; i < 5; i += 1) respostas.push(await pedir(cpf));
    expect(new Set(respostas.map(({ status, text }) => `${status}${text}`)).size).toBe(1);
    expect(await countOf(t, 'linkDoEstudante', { estudanteId: id })).toBe(3);
    expect(await countOf(t, 'linkDoEstudante', { estudanteId: id, anuladoEm: null })).toBe(1);
  });

  it('enters once; a new password ends the other sessions', async () => {
    const { id, cpf, token } = await w.novoEstudante();
    const link = await w.novaEntrada(id);
    const dois = await Promise.all([entrarPor(link, SENHA), entrarPor(link, SENHA)]);
    expect(dois.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect([(await minha(token)).status, (await entrar(t, cpf, SENHA)).status]).toEqual([401, 200]);
    expect((await entrarPor(await w.novaEntrada(id, 16))).status).toBe(422);
    expect((await entrarPor('adivinhado')).status).toBe(422);
  });

  it('gives a teacher’s account no password of its own', async () => {
    const professor = await w.novaPessoa();
    const { id } = await w.novoEstudante({ cpf: professor.cpf, professorId: professor.id });
    const link = await w.novaEntrada(id);
    expect((await entrarPor(link, SENHA)).status).toBe(409);
    expect((await entrarPor(link)).status).toBe(200);
  });
});

describe('closing the account', () => {
  it('needs the password, leaves the vínculo to be invited again, and nothing of the person', async () => {
    const senha = await t.deps.passwords.hash(SENHA);
    const conta = await w.novoEstudante({ senha });
    const { projeto } = await w.novoAprovado({ dono: await w.novaPessoa() });
    const instrutor = await w.novoInstrutor(projeto);
    await w.darVinculo(instrutor, conta);
    const encerrar = (senhaAtual?: string) =>
      send(t.url, 'POST', '/api/estudante/encerrar', { token: conta.token, body: { senhaAtual } });
    const link = await w.novaEntrada(conta.id);
    expect([(await encerrar()).status, (await encerrar('errada')).status]).toEqual([422, 422]);
    expect((await encerrar(SENHA)).status).toBe(204);
    const guardada = await rowOf(t, 'estudante', { id: conta.id });
    expect([guardada.cpf, guardada.email, guardada.senha, guardada.nome]).toEqual([
      ...[null, null, null, 'Conta encerrada'],
    ]);
    expect((await rowOf(t, 'instrutor', { id: instrutor })).estudanteId).toBeNull();
    expect([(await minha(conta.token)).status, (await entrarPor(link)).status]).toEqual([401, 422]);
  });

  it('takes an account without a password only soon after the mailed link', async () => {
    const { id } = await w.novoEstudante();
    const { token } = (await entrarPor(await w.novaEntrada(id))).body;
    const encerrar = () => send(t.url, 'POST', '/api/estudante/encerrar', { token, body: {} });
    const antes = new Date(t.clock.real().getTime() - 16 * 60_000);
    await updateRows(t, 'sessao', { criadaEm: antes }, { estudanteId: id });
    expect((await encerrar()).status).toBe(409);
    await updateRows(t, 'sessao', { criadaEm: t.clock.real() }, { estudanteId: id });
    expect((await encerrar()).status).toBe(204);
  });
});

describe('the password', () => {
  it('changes with the old one and ends the other sessions only', async () => {
    const { cpf, token } = await w.novoEstudante({ senha: await t.deps.passwords.hash(SENHA) });
    const outra = (await entrar(t, cpf, SENHA)).body.token;
    const trocar = (senhaAtual: string) =>
      send(t.url, 'PUT', '/api/estudante/senha', { token, body: { senhaAtual, senha: 'farol-em-maio-88' } });
    expect((await trocar('errada')).status).toBe(422);
    expect((await trocar(SENHA)).status).toBe(200);
    expect([(await minha(token)).status, (await minha(outra)).status]).toEqual([200, 401]);
  });
});
