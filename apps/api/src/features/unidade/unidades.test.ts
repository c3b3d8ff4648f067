import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { countOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { pessoaGuardada } from '../../testing/world/contas.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';

describe('units and programmes', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    adm = await w.novaPessoa('administrador');
  });
  afterAll(() => t.close());
  const chamar = <T = { id: number; nome: string }>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Reply<T>> => send<T>(t.url, method, path, { token: adm.token, body });
  const recusado = (method: string, path: string, body?: unknown): Promise<Problem> =>
    chamar(method, path, body);

  it('are created, changed in part, deleted; each act leaves its audit row (T-H15)', async () => {
    const nova = await chamar('POST', '/api/unidade', { nome: '  Instituto de Letras ', cidade: 'Crato' });
    expect([nova.status, nova.body]).toEqual([
      201,
      { id: nova.body.id, nome: 'Instituto de Letras', cidade: 'Crato' },
    ]);
    const mudada = await chamar('PUT', `/api/unidade/${nova.body.id}`, { cidade: 'Iguatu' });
    expect(mudada.body).toEqual({ id: nova.body.id, nome: 'Instituto de Letras', cidade: 'Iguatu' });
    expect((await chamar('DELETE', `/api/unidade/${nova.body.id}`)).status).toBe(204);
    expect((await chamar('DELETE', `/api/unidade/${nova.body.id}`)).status).toBe(404);
    expect((await chamar('PUT', `/api/unidade/${nova.body.id}`, { cidade: 'X' })).status).toBe(404);
    const atos = await rowsOf(t, 'auditoria', { registroId: nova.body.id });
    expect(
      atos
        .filter(({ acao }) => acao.endsWith('Unidade'))
        .map(({ acao, pessoaId }) => ({ acao, pessoa: pessoaId })),
    ).toEqual(
      ['criarUnidade', 'atualizarUnidade', 'excluirUnidade'].map((acao) => ({ acao, pessoa: adm.id })),
    );
  });

  it.each([
    {},
    { nome: '', cidade: 'C' },
    { nome: 'N', cidade: ' ' },
    { nome: 'x'.repeat(501), cidade: 'C' },
    { nome: 'a\ufffe', cidade: 'C' },
  ])('refuses the unit %j', async (corpo) => {
    expect((await recusado('POST', '/api/unidade', corpo)).status).toBe(422);
  });

  it.each(['a person', 'a discipline', 'a collaborator without an account'])(
    'refuses with 409 to delete a unit that %s names',
    async (quem) => {
      const id = await w.novaUnidade();
      const { token, id: autor } = await w.novaPessoa();
      if (quem === 'a person') await w.novaPessoa('coordenador', { unidadeId: id });
      if (quem === 'a discipline') {
        const { disciplina } = await w.novoPacote(autor);
        await t.deps.database.pool.query('update disciplina set unidade_oferta_id = $1 where id = $2', [
          id,
          disciplina,
        ]);
      }
      if (quem === 'a collaborator without an account') {
        await send(t.url, 'POST', '/api/professor_nao_cadastrado', {
          token,
          body: { nome: 'Rui', siape: '1', regimeTrabalho: '40h/DE', unidade: { id } },
        });
      }
      const r = await recusado('DELETE', `/api/unidade/${id}`);
      expect([r.status, r.body.message]).toEqual([409, 'Esta unidade está em uso e não pode ser excluída']);
      expect(await countOf(t, 'unidade', { id })).toBe(1);
    },
  );

  it('stays consistent when a unit is first used and deleted at once', async () => {
    const { token } = await w.novaPessoa();
    for (let i = 0; i < 20; i += 1) {
      const id = await w.novaUnidade();
      const [uso, fim] = await Promise.all([
        send(t.url, 'POST', '/api/professor_nao_cadastrado', {
          token,
          body: { nome: 'Rui', siape: '1', regimeTrabalho: '40h/DE', unidade: { id } },
        }),
        chamar('DELETE', `/api/unidade/${id}`),
      ]);
      expect([
        [201, 409],
        [409, 204],
        [422, 204],
      ]).toContainEqual([uso.status, fim.status]);
    }
  });

  it('have one name each; a new name reaches the people; one in use stays', async () => {
    const nome = `Matemática ${proximo()}`;
    const { id } = (await chamar('POST', '/api/programa', { nome })).body;
    const repetido = await recusado('POST', '/api/programa', { nome });
    expect([repetido.status, Object.keys(repetido.body.errors ?? {})]).toEqual([409, ['nome']]);
    const pessoa = await w.novaPessoa('coordenador', { programa: nome });
    const emUso = await recusado('DELETE', `/api/programa/${id}`);
    expect([emUso.status, emUso.body.message]).toEqual([
      409,
      'Este programa está em uso e não pode ser excluído',
    ]);
    expect((await chamar('PUT', `/api/programa/${id}`, { nome: `${nome} Aplicada` })).status).toBe(200);
    expect((await pessoaGuardada(t, pessoa.id)).programa).toBe(`${nome} Aplicada`);
    await updateRows(t, 'professor', { programa: null }, { id: pessoa.id });
    expect((await chamar('DELETE', `/api/programa/${id}`)).status).toBe(204);
    expect(await countOf(t, 'programa', { id })).toBe(0);
    expect((await chamar('DELETE', `/api/programa/${id}`)).status).toBe(404);
    expect((await recusado('POST', '/api/programa', {})).status).toBe(422);
  });
});
