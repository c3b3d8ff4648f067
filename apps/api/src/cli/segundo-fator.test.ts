import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import { countOf, findRow, rowOf } from '../testing/rows.ts';
import { runCliOn } from '../testing/server/cli.ts';
import { darSenha, entrar, SENHA, statusDoToken } from '../testing/world/contas.ts';
import { darChave, darCodigo, darTotp } from '../testing/world/fatores.ts';
import { createWorld, type World } from '../testing/world.ts';

describe('npm run cli -- segundo-fator remover', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    // The command uses real time.
    t.clock.definir(new Date());
  });
  afterAll(() => t.close());
  const rodar = (...args: readonly string[]) => runCliOn(t, 'segundo-fator', ...args);

  it('lets the last administrator, who lost everything, enter by the password; audited and mailed', async () => {
    const adm = await w.novaPessoa('administrador');
    await darSenha(t, adm);
    await darTotp(t, adm);
    await darChave(t, adm);
    await darCodigo(t, adm);
    expect((await entrar(t, adm.cpf, SENHA)).body).toHaveProperty('segundoFator');
    const antes = (await t.emailsAte(0)).length;
    const r = await rodar('remover', '--cpf', adm.cpf, '--motivo', 'Veio à sala com o documento');
    expect([r.code, r.stderr]).toEqual([0, '']);
    const { nome, email } = await rowOf(t, 'professor', { id: adm.id });
    expect(r.stdout).toContain(`Segundo fator de ${nome} removido.`);
    expect(Object.keys((await entrar(t, adm.cpf, SENHA)).body)).toEqual(['token', 'dispositivo']);
    expect(await statusDoToken(t, adm.token)).toBe(401);
    for (const tabela of [
      'fatorTotp',
      'chaveDeAcesso',
      'codigoDeRecuperacao',
      'segundoFatorPedido',
    ] as const) {
      expect(await countOf(t, tabela, { professorId: adm.id })).toBe(0);
    }
    const ato = await findRow(t, 'auditoria', { acao: 'removerFatoresPeloOperador', registroId: adm.id });
    expect([ato?.pessoaId, ato?.antes, ato?.depois]).toEqual([
      null,
      { totp: true, chaves: 1 },
      { motivo: 'Veio à sala com o documento' },
    ]);
    // The running program sends what the command queued.
    const [aviso] = (await t.emailsAte(antes + 1)).slice(antes);
    expect(aviso).toMatchObject({ para: email, assunto: 'O segundo fator da sua conta foi removido' });
    expect(aviso?.texto).toContain('Quem cuida do servidor removeu');
    expect(aviso?.texto).toContain('Veio à sala com o documento');
  });

  it('changes nothing without a reason, for an unknown CPF, and for a person without a factor', async () => {
    const pessoa = await w.novaPessoa();
    const motivo = ['--motivo', 'ligou'];
    for (const [args, frase] of [
      [['remover', '--cpf', pessoa.cpf], 'Escreva como você sabe'],
      [['remover', '--cpf', '123', ...motivo], 'Ninguém tem este CPF'],
      [['remover', '--cpf', pessoa.cpf, ...motivo], 'não tem segundo fator'],
      [['mostrar'], 'Uso: npm run cli -- segundo-fator'],
    ] as const) {
      const r = await rodar(...args);
      expect([r.code, r.stdout, r.stderr]).toEqual([1, '', expect.stringContaining(frase)]);
    }
    expect(await statusDoToken(t, pessoa.token)).toBe(200);
    expect(await countOf(t, 'auditoria', { acao: 'removerFatoresPeloOperador', registroId: pessoa.id })).toBe(
      0,
    );
  });
});
