import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
let projeto: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoaComFoto();
  projeto = await w.novoProjeto(dono.id, await w.novoEdital());
});
afterAll(() => t.close());

const abrir = (quem: Pessoa, caminho: string, metodo = 'GET', body?: unknown) =>
  send(t.url, metodo, caminho, { token: quem.token, body });
const ultimo = async () => (await rowsOf(t, 'acesso')).at(-1);

describe('each opening of a personal document leaves a row with who, when, what and from where (T-B19)', () => {
  it('records openings of the proof of the disciplines', async () => {
    const caminho = `/api/images/comprovante/${projeto}`;
    t.clock.avancar(1_000);
    expect((await abrir(adm, caminho)).status).toBe(200);
    expect(await ultimo()).toMatchObject({
      pessoaId: adm.id,
      quando: t.clock.real(),
      documento: 'comprovante_disciplinas',
      registroTipo: 'projeto',
      registroId: projeto,
      titularId: dono.id,
      endereco: '127.0.0.1',
    });
  });

  it('records openings of the spreadsheet of a ranking', async () => {
    const edital = await w.novoEditalEm('decisao');
    expect((await abrir(adm, `/api/projeto_aprovacao/export/ranque_tipoi?edital=${edital}`)).status).toBe(
      200,
    );
    expect(await ultimo()).toMatchObject({
      pessoaId: adm.id,
      documento: 'planilha_do_ranque',
      registroTipo: 'edital',
      registroId: edital,
      titularId: null,
    });
  });

  it("records another person's whole record in an administrator's correction, but not one's own", async () => {
    const caminho = `/api/professor/${dono.id}`;
    expect((await abrir(adm, caminho, 'PUT', { nome: 'Corrigida' })).body).toHaveProperty('cpf');
    const lido = await ultimo();
    expect(lido).toMatchObject({
      pessoaId: adm.id,
      documento: 'cadastro',
      registroTipo: 'professor',
      registroId: dono.id,
      titularId: dono.id,
    });
    expect((await abrir(dono, caminho, 'PUT', { nome: 'Corrigida outra vez' })).status).toBe(200);
    expect((await ultimo())?.id).toBe(lido?.id);
  });

  it('records no refused opening', async () => {
    const antes = await ultimo();
    const estranho = await w.novaPessoa();
    expect((await abrir(estranho, `/api/images/comprovante/${projeto}`)).status).toBe(404);
    expect((await ultimo())?.id).toBe(antes?.id);
  });

  it('sends no document when the opening cannot be recorded', async () => {
    await t.deps.database.pool.query('alter table acesso rename to acesso_ausente');
    try {
      const r = await abrir(adm, `/api/images/comprovante/${projeto}`);
      expect([r.status, r.text.includes('%PDF')]).toEqual([500, false]);
    } finally {
      await t.deps.database.pool.query('alter table acesso_ausente rename to acesso');
    }
  });
});
