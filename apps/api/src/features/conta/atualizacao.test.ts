import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { countOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { darSenha, pessoaGuardada, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';

describe('PUT professor/{id}', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  async function novaPessoa(tipo: TipoDeUsuario = 'coordenador'): Promise<Pessoa> {
    const pessoa = await w.novaPessoa(tipo);
    const foto = await w.novoArquivo('foto', pessoa.id, undefined, `professor:${pessoa.id}`);
    await updateRows(t, 'professor', { foto }, { id: pessoa.id });
    await darSenha(t, pessoa);
    return pessoa;
  }
  const put = (quem: Pessoa, id: number, corpo: unknown, versao?: number): Promise<Problem> =>
    send(t.url, 'PUT', `/api/professor/${id}`, {
      token: quem.token,
      body: corpo,
      ...(versao === undefined ? {} : { headers: { 'if-match': `"${versao}"` } }),
    });

  it('changes the sent fields, normalised, and ends every session of the person', async () => {
    const eu = await novaPessoa();
    const outra = await w.abrirSessao(eu.id, eu.tipo);
    const unidade = await w.novaUnidade('Centro de Humanidades');
    const r = await put(eu, eu.id, {
      nome: '  Ana   Mari\u0301a ',
      programa: 'Letras',
      departamento: '',
      siape: ' 7000001 ',
      unidade: { id: unidade, nome: 'ignorado' },
    });
    expect([r.status, r.body]).toEqual([
      200,
      expect.objectContaining({
        id: eu.id,
        versao: 2,
        programa: 'Letras',
        departamento: null,
        siape: '7000001',
        unidade: { id: unidade, nome: 'Centro de Humanidades', cidade: 'Cidade' },
      }),
    ]);
    const { nome } = await pessoaGuardada(t, eu.id);
    expect([nome, nome.normalize('NFC') === nome]).toEqual([expect.stringMatching(/^Ana\s+María$/), true]);
    expect([await statusDoToken(t, eu.token), await statusDoToken(t, outra.token)]).toEqual([401, 401]);
  });

  it('changes the photo alone without ending the session, and releases the old one', async () => {
    const eu = await novaPessoa();
    const antes = (await pessoaGuardada(t, eu.id)).foto;
    const foto = await w.novoArquivo('foto', eu.id);
    expect((await put(eu, eu.id, { foto })).status).toBe(200);
    expect(await statusDoToken(t, eu.token)).toBe(200);
    expect((await pessoaGuardada(t, eu.id)).foto).toBe(foto);
    const ligados = await rowsOf(t, 'arquivo', { donoId: eu.id });
    const vinculos = Object.fromEntries(ligados.map(({ referencia, vinculo }) => [referencia, vinculo]));
    // The replaced file is deleted immediately (D50).
    expect(antes).not.toBe(foto);
    expect(vinculos).toEqual({ [foto]: `professor:${eu.id}` });
  });

  it("takes no photo but the caller's own (T-D11)", async () => {
    const [eu, outra] = [await novaPessoa(), await novaPessoa()];
    const alheia = await w.novoArquivo('foto', outra.id);
    const anonima = await w.novoArquivo('foto', null);
    const imagem = await w.novoArquivo('imagemSecao', eu.id);
    for (const foto of [
      alheia,
      anonima,
      imagem,
      (await pessoaGuardada(t, outra.id)).foto,
      '../../etc/passwd',
    ]) {
      expect([foto, (await put(eu, eu.id, { foto })).status]).toEqual([foto, 422]);
    }
  });

  it('asks for the current password to change the e-mail, and tells the old address (T-A18)', async () => {
    const eu = await novaPessoa();
    const { email: antigo } = await pessoaGuardada(t, eu.id);
    const email = `trocado${proximo()}@exemplo.test`;
    const sem = await put(eu, eu.id, { email });
    expect([sem.status, sem.body.errors]).toEqual([422, { senhaAtual: M.senhaAtualParaEmail }]);
    const errada = await put(eu, eu.id, { email, senhaAtual: 'não é esta aqui' });
    expect([errada.status, errada.body.errors]).toEqual([422, { senhaAtual: M.senhaAtualIncorreta }]);
    const quantos = (await t.emailsAte(0)).length;
    expect((await put(eu, eu.id, { email, senhaAtual: SENHA })).status).toBe(200);
    const novos = (await t.emailsAte(quantos + 1)).slice(quantos);
    expect(novos.map(({ para }) => para)).toEqual([antigo]);
    expect((await pessoaGuardada(t, eu.id)).email).toBe(email);
  });

  it('asks for no password when the e-mail stays the same', async () => {
    const eu = await novaPessoa();
    const { email } = await pessoaGuardada(t, eu.id);
    expect((await put(eu, eu.id, { email: email.toUpperCase(), nome: 'Outro Nome' })).status).toBe(200);
  });

  it('limits guesses of the current password like those of the login (T-A1)', async () => {
    const eu = await novaPessoa();
    const email = `trocado${proximo()}@exemplo.test`;
    const status: number[] = [];
    for (let i = 0; i < 8; i += 1)
      status.push((await put(eu, eu.id, { email, senhaAtual: `palpite ${i}` })).status);
    expect(status).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  });

  it('lets the administrator correct another record, never the password or the type', async () => {
    const [adm, alvo] = [await novaPessoa('administrador'), await novaPessoa()];
    const antes = await pessoaGuardada(t, alvo.id);
    const email = `corrigido${proximo()}@exemplo.test`;
    const motivo = 'Pediu por ofício';
    const proibidos = { senha: 'outra senha longa', tipo: 'secretaria' };
    const r = await put(adm, alvo.id, { email, motivo, rg: 'MG-1', ...proibidos });
    expect([r.status, r.body]).toEqual([
      200,
      expect.objectContaining({ email, rg: 'MG-1', tipo: 'coordenador' }),
    ]);
    expect((await pessoaGuardada(t, alvo.id)).senha).toBe(antes.senha);
    expect([await statusDoToken(t, alvo.token), await statusDoToken(t, adm.token)]).toEqual([200, 200]);
  });

  it('answers 404 to another’s id as to an unknown one, for any body (T-B3, T-B7)', async () => {
    const [eu, outra] = [await novaPessoa(), await novaPessoa()];
    for (const corpo of [{ nome: 'Invasora' }, { nome: 7 }, {}]) {
      const alheia = await put(eu, outra.id, corpo);
      const nenhuma = await put(eu, 2_000_000_000, corpo);
      expect([alheia.status, alheia.text]).toEqual([404, nenhuma.text]);
    }
  });

  it('refuses a stale version before it validates the fields, and writes nothing (412)', async () => {
    const eu = await novaPessoa();
    for (const corpo of [{ nome: 'Tarde' }, { nome: 7 }, { email: 'x', senhaAtual: 'y' }]) {
      const r = await put(eu, eu.id, corpo, 7);
      expect([r.status, r.body.versao, r.body.message]).toEqual([
        412,
        1,
        'Este registro foi alterado por outra pessoa. Recarregue a página.',
      ]);
    }
    expect((await put(eu, eu.id, { nome: 'Na hora' }, 1)).status).toBe(200);
  });

  it('refuses another id in the body (T-B5)', async () => {
    const [eu, outra] = [await novaPessoa(), await novaPessoa()];
    expect((await put(eu, eu.id, { id: outra.id, nome: 'X' })).status).toBe(422);
    expect((await put(eu, eu.id, { id: eu.id, nome: 'Com o mesmo id' })).status).toBe(200);
  });

  it.each(['nome', 'cpf', 'email', 'lattes', 'siape', 'rg', 'foto'])('refuses an empty %s', async (campo) => {
    const eu = await novaPessoa();
    const r = await put(eu, eu.id, { [campo]: '  ' });
    expect([r.status, r.body.errors?.[campo]]).toEqual([422, expect.any(String)]);
  });

  it.each([
    ['cpf', M.cpfJaCadastrado],
    ['siape', M.siapeJaCadastrado],
    ['email', M.emailJaCadastrado],
  ] as const)("answers 409 for another's %s", async (campo, mensagem) => {
    const [eu, outra] = [await novaPessoa(), await novaPessoa()];
    const valor = (await pessoaGuardada(t, outra.id))[campo];
    const r = await put(eu, eu.id, { [campo]: valor, senhaAtual: SENHA });
    expect([r.status, r.body.message]).toEqual([409, mensagem]);
    expect(await statusDoToken(t, eu.token)).toBe(200);
  });
});

describe('POST professor/tipo (D31)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  const MOTIVO = 'passa a cuidar do programa';
  const alterar = (quem: Pessoa, id: number, tipo: string, motivo?: string): Promise<Problem> =>
    send(t.url, 'POST', '/api/professor/tipo', { token: quem.token, body: { id, tipo, motivo } });

  it('[C-B9] requires a reason to make somebody an administrator', async () => {
    const [adm, alvo] = [await w.novaPessoa('administrador'), await w.novaPessoa()];
    for (const motivo of [undefined, '', '   ', '\u200b']) {
      const r = await alterar(adm, alvo.id, 'administrador', motivo);
      expect([r.status, r.body.errors]).toEqual([422, { motivo: M.motivoDoAdministrador }]);
    }
    expect((await pessoaGuardada(t, alvo.id)).tipo).toBe('coordenador');
    expect((await alterar(adm, alvo.id, 'administrador', MOTIVO)).status).toBe(200);
    // An administrator cannot be made one again.
    expect((await alterar(adm, alvo.id, 'administrador')).status).toBe(200);
  });

  it.each(['coordenador', 'avaliador', 'administrador', 'PRESIDENTE_COMISSAO', 'secretaria'] as const)(
    'gives %s, ends the sessions of the person and audits it',
    async (tipo) => {
      const adm = await w.novaPessoa('administrador');
      const alvo = await w.novaPessoa(tipo === 'coordenador' ? 'avaliador' : 'coordenador');
      const dado = tipo === 'administrador' ? { motivo: MOTIVO } : {};
      const r = await alterar(adm, alvo.id, tipo, dado.motivo);
      expect([r.status, r.body.message]).toEqual([200, 'atualizado com sucesso']);
      expect((await pessoaGuardada(t, alvo.id)).tipo).toBe(tipo);
      expect(await statusDoToken(t, alvo.token)).toBe(401);
      const { rows } = await t.deps.database.pool.query(
        `select acao, pessoa_id, depois from auditoria where registro_id = $1 and acao = 'alterarTipo'`,
        [alvo.id],
      );
      expect(rows).toEqual([{ acao: 'alterarTipo', pessoa_id: adm.id, depois: { tipo, ...dado } }]);
    },
  );

  it('refuses an unknown type and an unknown person', async () => {
    const adm = await w.novaPessoa('administrador');
    expect((await alterar(adm, adm.id + 1, 'root')).status).toBe(422);
    expect((await alterar(adm, 2_000_000_000, 'avaliador')).status).toBe(404);
  });

  it("does not change one's own type", async () => {
    const adm = await w.novaPessoa('administrador');
    const r = await alterar(adm, adm.id, 'coordenador');
    expect([r.status, r.body.message]).toEqual([409, M.proprioTipo]);
  });

  it('keeps the last administrator, also when two demote each other at once', async () => {
    await t.deps.database.pool.query(
      `update professor set tipo = 'coordenador' where tipo = 'administrador'`,
    );
    for (let i = 0; i < 3; i += 1) {
      const [a, b] = [await w.novaPessoa('administrador'), await w.novaPessoa('administrador')];
      const status = (
        await Promise.all([alterar(a, b.id, 'coordenador'), alterar(b, a.id, 'coordenador')])
      ).map((r) => r.status);
      expect(status.filter((s) => s === 200)).toHaveLength(1);
      expect(await countOf(t, 'professor', { tipo: 'administrador' })).toBe(1);
      await t.deps.database.pool.query(
        `update professor set tipo = 'coordenador' where tipo = 'administrador'`,
      );
    }
  });
});
