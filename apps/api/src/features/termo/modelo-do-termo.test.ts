import { TEXTO_DO_TERMO_PADRAO } from '@instrutoria/domain/termo/limits.ts';
import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface Modelo {
  readonly versao: number;
  readonly texto: string;
  readonly ligado: boolean;
  readonly versoes: readonly { readonly versao: number; readonly por: string }[];
}

describe('the text of the termo', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    adm = await w.novaPessoa('administrador');
  });
  afterAll(() => t.close());

  const mudar = <T = Modelo>(body: object, versao: number): Promise<Reply<T>> =>
    send<T>(t.url, 'PUT', '/api/modelo_do_termo', {
      token: adm.token,
      body,
      headers: { 'if-match': `"${versao}"` },
    });

  it('begins as the original, off', async () => {
    const { body } = await send<Modelo>(t.url, 'GET', '/api/modelo_do_termo', { token: adm.token });
    expect(body).toMatchObject({ versao: 0, texto: TEXTO_DO_TERMO_PADRAO, ligado: false, versoes: [] });
  });

  it('appends a version at each saving, keeps the earlier ones, and none for the same text', async () => {
    const texto = 'Eu, {{ aluno }}, participo.';
    expect((await mudar({ texto, ligado: false }, 0)).body).toMatchObject({ versao: 1, texto });
    expect((await mudar({ texto: `${texto} Sim.`, ligado: true }, 1)).body).toMatchObject({ versao: 2 });
    const mesma = await mudar({ texto: `${texto} Sim.`, ligado: true }, 2);
    expect(mesma.body).toMatchObject({ versao: 2, ligado: true });
    expect(mesma.body.versoes.map(({ versao }) => versao)).toEqual([2, 1]);
    expect((await rowsOf(t, 'modeloDoTermo', { versao: 1 }))[0]).toMatchObject({ texto, ligado: false });
    const [linha] = (await rowsOf(t, 'auditoria', { acao: 'mudarModeloDoTermo' })).slice(-1);
    expect(linha?.depois).toMatchObject({ versao: 2, ligado: true });
    expect((await mudar({ texto, ligado: true }, 1)).status).toBe(412);
  });

  it.each([
    ['an empty text', '', M.escrevaOTexto],
    ['an unknown field', 'Eu, {{nome}}.', M.campoDesconhecido('nome')],
    ['an open field', 'Eu, {{aluno.', M.campoSemFim],
    ['a field without a name', 'Eu, {{}}.', M.campoDesconhecido('')],
    ['a long paragraph', 'a'.repeat(4001), M.paragrafoMaximo],
    ['a long text', 'linha\n'.repeat(4000), M.textoMaximo],
  ])('refuses %s beside the text', async (_qual, texto, mensagem) => {
    const r = await mudar<Problem>({ texto, ligado: true }, 2);
    expect(r.status).toBe(422);
    expect(JSON.stringify(r.body)).toContain(mensagem);
  });

  it('shows the typed text as a PDF with made-up data, and stores nothing', async () => {
    const r = await fetch(`${t.url}/api/modelo_do_termo/previa`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adm.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ texto: TEXTO_DO_TERMO_PADRAO }),
    });
    expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { compact } = await readPdf(new Uint8Array(await r.arrayBuffer()));
    expect(compact).toContain(squeeze('Eu, Bruno Lima, CPF ***.456.789-**'));
    expect(compact).toContain(squeeze('art. 84 da Lei 9.394/1996'));
    expect(compact).not.toContain('{{');
    expect(await rowsOf(t, 'modeloDoTermo', {})).toHaveLength(2);
  });
});
