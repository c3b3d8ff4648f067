import type { Projeto, RascunhoListado } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

const salvar = (corpo: unknown, token?: string) =>
  c.envia<Projeto>('POST', '/api/projeto/rascunho', corpo, token === undefined ? {} : { token });
const excluir = (id: number, token?: string) =>
  c.envia('DELETE', `/api/projeto/rascunho/excluir/${id}`, undefined, token === undefined ? {} : { token });

describe('saving', () => {
  it('stores everything that was typed, even unfinished', async () => {
    const corpo = {
      titulo: 'Um projeto pela metade',
      edital: { id: c.edital, nome: 'ignorado' },
      remunerados: 2,
      resumo: '<p>curto</p>',
      palavraChave2: 'só a segunda',
      cronogramas: [{ atividade3: '<p>curta</p>' }],
      token: 'um token no corpo não vale nada',
    };
    const r = await salvar(corpo);
    expect([r.status, r.body]).toMatchObject([
      201,
      {
        titulo: corpo.titulo,
        edital: { id: c.edital },
        remunerados: 2,
        voluntarios: 0,
        resumo: '<p>curto</p>',
      },
    ]);
    const lidos = await c.envia<Record<string, string>[]>('GET', `/api/cronograma/${r.body.id}`);
    expect(lidos.body).toMatchObject([{ mesAno1: 'MARÇO', atividade1: '', atividade3: '<p>curta</p>' }]);
  });

  it('updates the sent fields of the draft with the given id, with 200', async () => {
    const { body: antes } = await salvar({ titulo: 'Antes', resumo: 'um resumo' });
    const r = await salvar({ id: antes.id, titulo: 'Depois', edital: null });
    expect([r.status, r.body]).toEqual([200, { ...antes, titulo: 'Depois', versao: 2 }]);
  });

  it('answers another person’s id and an unknown one with the same 404', async () => {
    const outra = await c.w.novaPessoa();
    const { body } = await salvar({}, outra.token);
    const alheio = await salvar({ id: body.id, titulo: 'Meu agora' });
    const nenhum = await salvar({ id: 999_999, titulo: 'Meu agora' });
    expect([alheio.status, alheio.text]).toEqual([404, nenhum.text]);
    expect(
      (await c.envia<Projeto>('GET', `/api/projeto/projeto/${body.id}`, undefined, { token: outra.token }))
        .body.titulo,
    ).toBe('');
  });
});

describe('[C-D11] empty drafts', () => {
  it('are reused: an empty save goes to the existing empty draft', async () => {
    const { token, id } = await c.w.novaPessoa();
    const primeiro = await salvar({}, token);
    const vazio = { titulo: ' ', remunerados: null, cronogramas: [], palavraChave1: '' };
    const respostas = await Promise.all([
      salvar(vazio, token),
      salvar({}, token),
      salvar({ resumo: '' }, token),
    ]);
    expect([primeiro.status, ...respostas.map(({ status }) => status)]).toEqual([201, 200, 200, 200]);
    for (const { body } of respostas) expect(body.id).toBe(primeiro.body.id);
    const lista = () =>
      c.envia<RascunhoListado[]>('GET', `/api/projeto/rascunho/${id}`, undefined, { token });
    expect((await lista()).body).toHaveLength(1);
  });

  it('are not reused from other people, other calls, or once they have content', async () => {
    const { token } = await c.w.novaPessoa();
    const outra = await c.w.novaPessoa();
    const vazio = (await salvar({}, token)).body.id;
    const criados = [
      await salvar({}, outra.token),
      await salvar({ edital: c.edital }, token),
      await salvar({ palavraChave4: 'fim' }, token),
      await salvar({ cronogramas: [{ atividade3: '<p>curta</p>' }] }, token),
      await salvar({ remunerados: 1 }, token),
    ];
    expect(criados.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set([vazio, ...criados.map(({ body }) => body.id)]).size).toBe(6);
  });
});

describe('the list', () => {
  it('has the rows of the page, the last changed first, one’s own only', async () => {
    const pessoa = await c.w.novaPessoa();
    const fechado = await c.w.novoEdital({ inicio: '2026-01-01', fim: '2026-01-31' });
    const primeiro = await salvar({ titulo: 'Primeiro', edital: c.edital }, pessoa.token);
    const segundo = await salvar({ edital: fechado }, pessoa.token);
    t.clock.avancar(1000);
    await salvar({ id: primeiro.body.id, titulo: 'Primeiro, mexido' }, pessoa.token);
    await c.w.novoProjeto(pessoa.id, c.edital);
    const r = await c.envia<RascunhoListado[]>('GET', `/api/projeto/rascunho/${pessoa.id}`, undefined, {
      token: pessoa.token,
    });
    expect(r.headers.get('x-total-count')).toBe('2');
    expect(r.body).toMatchObject([
      {
        id: primeiro.body.id,
        versao: 2,
        titulo: 'Primeiro, mexido',
        edital: { id: c.edital, aberto: true },
        ehRascunho: true,
      },
      {
        id: segundo.body.id,
        versao: 1,
        titulo: '',
        edital: { id: fechado, aberto: false },
        ehRascunho: true,
      },
    ]);
    const alheia = await c.envia('GET', `/api/projeto/rascunho/${pessoa.id}`);
    const ninguem = await c.envia('GET', '/api/projeto/rascunho/999999');
    expect([alheia.status, alheia.text]).toEqual([404, ninguem.text]);
  });

  it('reopens a draft with all its content', async () => {
    const corpo = await c.corpo();
    const { body } = await salvar(corpo);
    const r = await c.envia<Projeto>('GET', `/api/projeto/projeto/${body.id}`);
    expect([r.status, r.body, r.headers.get('etag')]).toEqual([200, body, '"1"']);
    for (const tipo of ['administrador', 'avaliador', 'secretaria'] as const) {
      const { token } = await c.w.novaPessoa(tipo);
      expect((await c.envia('GET', `/api/projeto/projeto/${body.id}`, undefined, { token })).status).toBe(
        404,
      );
    }
  });
});

describe('deleting', () => {
  it('answers 204, again 204 to the same person, and 404 to others before and after', async () => {
    const outra = await c.w.novaPessoa();
    const { body } = await salvar({ titulo: 'Para excluir' });
    const nenhum = await excluir(999_999, outra.token);
    expect([nenhum.status, (await excluir(body.id, outra.token)).text]).toEqual([404, nenhum.text]);
    expect((await excluir(body.id)).status).toBe(204);
    expect((await excluir(body.id)).status).toBe(204);
    expect((await excluir(body.id, outra.token)).text).toBe(nenhum.text);
    expect((await c.envia('GET', `/api/projeto/projeto/${body.id}`)).status).toBe(404);
    expect((await salvar({ id: body.id })).status).toBe(404);
    expect((await c.envia('POST', '/api/projeto', await c.corpo({ id: body.id }))).status).toBe(404);
  });

  it('refuses a submitted project', async () => {
    const id = await c.w.novoProjeto(c.dono.id, c.edital);
    const r = await excluir(id);
    expect([r.status, r.text]).toEqual([404, (await excluir(999_999)).text]);
    expect((await c.envia('GET', `/api/projeto/projeto/${id}`)).status).toBe(200);
  });

  it('frees the disciplines for another proposal', async () => {
    const corpo = await c.corpo();
    const { body } = await salvar(corpo);
    expect((await c.envia('POST', '/api/projeto', corpo)).status).toBe(422);
    await excluir(body.id);
    expect((await c.envia('POST', '/api/projeto', corpo)).status).toBe(201);
  });

  it("[C-B10] deletes a withdrawn project with its extension and the evaluators' refusals", async () => {
    const administrador = await c.w.novaPessoa('administrador');
    const avaliador = await c.w.novaPessoa('avaliador');
    const ato = (metodo: string, caminho: string, corpo?: unknown, quem = administrador) =>
      c.envia<{ id: number }>(metodo, caminho, corpo, { token: quem.token });
    const edital = await c.w.novoEdital({ fase: 'avaliacao' });
    const id = await c.w.novoProjeto(c.dono.id, edital);
    const prorrogacao = { janela: 'frequencia', ate: '2026-12-30', motivo: 'Greve', projeto: id };
    expect((await ato('POST', '/api/prorrogacao', prorrogacao)).status).toBe(201);
    const aprovacao = await c.w.designar(id, avaliador.id);
    const recusa = `/api/projeto_aprovacao/recusar_avaliacao/${aprovacao}`;
    expect((await ato('DELETE', recusa, undefined, avaliador)).status).toBe(204);
    const reabrir = { fim: '2026-06-30', motivo: 'A rede caiu' };
    expect((await ato('POST', `/api/edital/${edital}/reabrir_inscricoes`, reabrir)).status).toBe(200);
    expect((await c.envia('POST', `/api/projeto/${id}/retirar`)).status).toBe(200);
    const r = await excluir(id);
    expect([r.status, r.text]).toEqual([204, '']);
    expect((await c.envia('GET', `/api/projeto/projeto/${id}`)).status).toBe(404);
  });
});
