import { VERSAO_DO_AVISO } from '@instrutoria/domain/estudante/limits.ts';
import { MENSAGENS_ESTUDANTE } from '@instrutoria/domain/estudante/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import { send } from '../testing/client.ts';
import { rowOf, updateRows } from '../testing/rows.ts';
import { runCliOn } from '../testing/server/cli.ts';
import { statusDoToken } from '../testing/world/contas.ts';
import { createWorld, type World } from '../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  // The command uses real time.
  t.clock.definir(new Date());
});
afterAll(() => t.close());

const rodar = (...args: readonly string[]) => runCliOn(t, 'aluno', ...args);
const vinculo = async (dados: { readonly cpf: string; readonly email: string }) => {
  const { projeto } = await w.novoAprovado();
  const id = await w.novoInstrutor(projeto, { situacao: 'IRREGULAR', mesInicio: null });
  await updateRows(t, 'instrutor', dados, { id });
  return id;
};
const aceitar = (token: string, cpf: string) =>
  send<{ readonly message: string }>(t.url, 'POST', '/api/estudante/convite', {
    body: { token, cpf, aviso: VERSAO_DO_AVISO },
  });

describe('the CPF of a student', () => {
  it('is occupied by no invitation that nobody accepted: the account is of who proves the mail', async () => {
    const cpf = '39053344705';
    const errado = await vinculo({ cpf, email: 'outra@exemplo.test' });
    const deOutra = await w.novoConvite(errado);
    const certo = await vinculo({ cpf, email: 'dona@exemplo.test' });
    expect((await aceitar(await w.novoConvite(certo), cpf)).status).toBe(200);
    expect((await rowOf(t, 'estudante', { cpf })).email).toBe('dona@exemplo.test');
    expect((await aceitar(deOutra, cpf)).status).toBe(409);
  });

  it('held by another person’s account is freed by the operator, once that has no vínculo', async () => {
    const alheia = await w.novoEstudante();
    const { cpf } = alheia;
    const meu = await vinculo({ cpf, email: 'dono@exemplo.test' });
    const convite = await w.novoConvite(meu);
    const recusado = await aceitar(convite, cpf);
    expect([recusado.status, recusado.body.message]).toEqual([409, MENSAGENS_ESTUDANTE.entreAntes]);
    const errado = await w.novoInstrutor((await w.novoAprovado()).projeto);
    await w.darVinculo(errado, alheia);
    const liberar = () => rodar('liberar-cpf', '--cpf', cpf, '--motivo', 'Veio com o documento');
    expect((await liberar()).stderr).toContain('Esta conta tem vínculos');
    await updateRows(t, 'instrutor', { cpf: '52998224725', estudanteId: null }, { id: errado });
    const antes = (await t.emailsAte(0)).length;
    const r = await liberar();
    expect([r.code, r.stderr]).toEqual([0, '']);
    expect(await statusDoToken(t, alheia.token)).toBe(401);
    expect((await rowOf(t, 'auditoria', { acao: 'liberarCpfDoAlunoPeloOperador' })).depois).toEqual({
      motivo: 'Veio com o documento',
    });
    const [aviso] = (await t.emailsAte(antes + 1)).slice(antes);
    expect(aviso?.para).toBe(alheia.email);
    expect(aviso?.texto).not.toContain(cpf);
    expect((await aceitar(convite, cpf)).status).toBe(200);
    expect((await rowOf(t, 'estudante', { cpf })).email).toBe('dono@exemplo.test');
  });

  it('needs a reason and an account', async () => {
    for (const [args, erro] of [
      [['mostrar'], 'Uso: npm run cli -- aluno'],
      [['liberar-cpf', '--cpf', '52998224725'], 'Escreva o motivo'],
      [['liberar-cpf', '--cpf', '11144477735', '--motivo', 'x'], 'Nenhuma conta de aluno'],
    ] as const) {
      const r = await rodar(...args);
      expect([r.code === 0, r.stderr]).toEqual([false, expect.stringContaining(erro)]);
    }
  });
});
