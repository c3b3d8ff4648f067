import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, updateRows } from '../../testing/rows.ts';
import { darSenha, entrar, SENHA } from '../../testing/world/contas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const SENHA_DO_ALUNO = 'jangada-na-praia-27';
const comSenha = async (dados: Parameters<World['novoEstudante']>[0] = {}) =>
  w.novoEstudante({ senha: await t.deps.passwords.hash(SENHA_DO_ALUNO), ...dados });
const minha = (token: string) => send(t.url, 'GET', '/api/estudante', { token });

describe('the login of a student', () => {
  it('opens a session of the student, which reaches no call of teachers', async () => {
    const { cpf } = await comSenha({ nome: 'Dora Alves' });
    const { status, body } = await entrar(t, cpf, SENHA_DO_ALUNO);
    expect(status).toBe(200);
    expect((await minha(body.token)).body).toMatchObject({
      nome: 'Dora Alves',
      sessaoPropria: true,
      soPorLink: false,
    });
    for (const path of ['/api/professor/professor', '/api/tarefas', '/auth/sessoes']) {
      expect([path, (await send(t.url, 'GET', path, { token: body.token })).status]).toEqual([path, 403]);
    }
  });

  it('refuses a wrong password with the bytes of an unknown CPF, and counts both', async () => {
    const { cpf } = await comSenha();
    const [errada, desconhecida] = [await entrar(t, cpf, SENHA), await entrar(t, '90000000001', SENHA)];
    expect([errada.status, errada.text]).toEqual([401, desconhecida.text]);
    for (let i = 0; i < 5; i += 1) await entrar(t, cpf, SENHA);
    expect((await entrar(t, cpf, SENHA_DO_ALUNO)).status).toBe(429);
  });

  it('has for one CPF the password of the teacher and that of the student, each for its own account', async () => {
    const pessoa = await w.novaPessoa();
    await darSenha(t, pessoa);
    await comSenha({ cpf: pessoa.cpf, nome: 'Outra conta' });
    const comoProfessor = await entrar(t, pessoa.cpf, SENHA);
    expect((await minha(comoProfessor.body.token)).status).toBe(403);
    const comoAluno = await entrar(t, pessoa.cpf, SENHA_DO_ALUNO);
    expect((await minha(comoAluno.body.token)).body).toMatchObject({ nome: 'Outra conta' });
    const professor = await send(t.url, 'GET', '/api/professor/professor', { token: comoAluno.body.token });
    expect(professor.status).toBe(403);
  });

  it('is shut for a closed account, and for one without a password', async () => {
    const fechada = await comSenha();
    await updateRows(t.deps.database.db, 'estudante', { encerradoEm: new Date() }, { id: fechada.id });
    const semSenha = await w.novoEstudante();
    for (const { cpf } of [fechada, semSenha])
      expect((await entrar(t, cpf, SENHA_DO_ALUNO)).status).toBe(401);
  });
});

describe('leaving', () => {
  it('ends this session, or all of the student and none of the teacher', async () => {
    const pessoa = await w.novaPessoa();
    const { id, cpf, token } = await comSenha();
    const outra = (await entrar(t, cpf, SENHA_DO_ALUNO)).body.token;
    expect((await send(t.url, 'POST', '/api/estudante/sair', { token })).status).toBe(204);
    expect([(await minha(token)).status, (await minha(outra)).status]).toEqual([401, 200]);
    expect((await send(t.url, 'DELETE', '/api/estudante/sessoes', { token: outra })).status).toBe(204);
    expect((await minha(outra)).status).toBe(401);
    expect(await countOf(t, 'sessao', { estudanteId: id, encerradaEm: null })).toBe(0);
    expect((await send(t.url, 'GET', '/auth/sessoes', { token: pessoa.token })).status).toBe(200);
  });

  it("sends a teacher with a student's account to their own way out", async () => {
    const pessoa = await w.novaPessoa();
    await w.novoEstudante({ cpf: pessoa.cpf, professorId: pessoa.id, nome: 'Mestranda' });
    expect((await minha(pessoa.token)).body).toMatchObject({ nome: 'Mestranda', sessaoPropria: false });
    const { status } = await send(t.url, 'POST', '/api/estudante/sair', { token: pessoa.token });
    expect(status).toBe(409);
    expect((await minha(pessoa.token)).status).toBe(200);
  });
});
