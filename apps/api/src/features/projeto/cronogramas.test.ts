import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';
import { umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Cena, Corpo } from '../../testing/world/cena.ts';
import { criarCena, cronogramas } from '../../testing/world/cena.ts';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

const doProjeto = (id: number, quantos = 2) => cronogramas(quantos).map((um) => ({ ...um, projeto: { id } }));
const enviar = (corpo: readonly Corpo[]) => c.envia('POST', '/api/cronograma', corpo);
const ler = async (id: number) => (await c.envia<Cronograma[]>('GET', `/api/cronograma/${id}`)).body;

async function semCronograma(mudancas: Corpo = {}): Promise<Projeto> {
  const r = await c.envia<Projeto>(
    'POST',
    '/api/projeto',
    await c.corpo({ cronogramas: undefined, ...mudancas }),
  );
  expect([r.status, r.body.aguardandoCronograma, r.body.ehRascunho]).toEqual([201, true, false]);
  return r.body;
}

describe('POST projeto without schedules (D9, T-G15)', () => {
  it("is marked, and hidden from other people's lists and counts", async () => {
    const { id } = await semCronograma();
    const caminhos = [
      `/api/projeto/projeto/${id}`,
      `/api/projeto/${id}/edital`,
      `/api/cronograma/${id}`,
      `/api/gerar-pdf/${id}`,
      `/api/openpdf/export/${id}`,
      `/api/images/comprovante/${id}`,
    ];
    for (const caminho of caminhos) expect((await c.envia('GET', caminho)).status, caminho).toBe(200);
    const tipos = ['administrador', 'PRESIDENTE_COMISSAO', 'secretaria', 'avaliador', 'coordenador'] as const;
    for (const tipo of tipos) {
      const { token } = await c.w.novaPessoa(tipo);
      for (const caminho of caminhos) {
        const r = await c.envia('GET', caminho, undefined, { token });
        const desconhecido = await c.envia('GET', caminho.replace(String(id), '999999'), undefined, {
          token,
        });
        expect([r.status, r.text], `${tipo} ${caminho}`).toEqual([404, desconhecido.text]);
      }
    }
    const lista = `/api/projeto/projetos_submetidos/${c.dono.id}`;
    const minha = await c.envia<Projeto[]>('GET', lista);
    expect(minha.body.find((p) => p.id === id)?.aguardandoCronograma).toBe(true);
    const { token } = await c.w.novaPessoa('administrador');
    const dela = await c.envia<Projeto[]>('GET', lista, undefined, { token });
    expect(dela.body.map((p) => p.id)).not.toContain(id);
  });

  it('is hidden from a collaborator too', async () => {
    const colega = await c.w.novaPessoa();
    const { id } = await semCronograma({ professores_colaboradores: [colega.id] });
    const r = () => c.envia('GET', `/api/projeto/projeto/${id}`, undefined, { token: colega.token });
    expect((await r()).status).toBe(404);
    expect((await enviar(doProjeto(id))).status).toBe(201);
    expect((await r()).status).toBe(200);
  });

  it('is completed by the exact number of schedules, and keeps the instant of POST projeto', async () => {
    const { id, submetidoEm } = await semCronograma();
    for (const quantos of [1, 3]) {
      expect((await enviar(doProjeto(id, quantos))).status).toBe(422);
      expect(await ler(id)).toEqual([]);
    }
    const r = await c.em('2026-05-20T10:00:00Z', () => enviar(doProjeto(id)));
    expect([r.status, r.body]).toEqual([201, { data: true }]);
    const lido = await c.envia<Projeto>('GET', `/api/projeto/projeto/${id}`);
    expect(lido.body).toMatchObject({ aguardandoCronograma: false, submetidoEm });
  });

  it('is completed by PUT projeto too', async () => {
    const { id } = await semCronograma();
    const r = await c.envia<Projeto>('PUT', `/api/projeto/${id}`, { cronogramas: cronogramas(2) });
    expect([r.status, r.body.aguardandoCronograma]).toEqual([200, false]);
  });
});

describe('up to 24 hours after the end of the call (D9)', () => {
  const FIM = Date.parse('2026-05-31T23:59:59.999Z');
  const DIA = 24 * 3_600_000;

  it.each([
    [0, 201],
    [DIA - 1, 201],
    [DIA, 201],
    [DIA + 1, 409],
  ])('answers at fim + %i ms %i', async (depois, status) => {
    const { id } = await semCronograma();
    const r = await c.em(new Date(FIM + depois), () => enviar(doProjeto(id)));
    expect(r.status).toBe(status);
    expect(await ler(id)).toHaveLength(status === 201 ? 2 : 0);
  });

  it('refuse other schedules for a complete project', async () => {
    const { body } = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo());
    const r = await c.em(new Date(FIM + 1), () => enviar(doProjeto(body.id)));
    expect(r.status).toBe(409);
  });

  it('stay when an administrator closes the call early', async () => {
    const edital = await c.w.novoEdital();
    const { id } = await semCronograma({ edital });
    const { token } = await c.w.novaPessoa('administrador');
    await c.envia('POST', `/api/edital/${edital}/encerrar_inscricoes`, undefined, { token });
    expect((await enviar(doProjeto(id))).status).toBe(201);
  });
});

describe('POST cronograma', () => {
  it('replaces the whole set, in order', async () => {
    const { body } = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo());
    const novos = ['Primeiro bolsista, desde março', 'Segundo bolsista, desde março'].map((atividade1) => ({
      ...umCronograma({ atividade1 }),
      projeto: body.id,
    }));
    expect((await enviar(novos)).status).toBe(201);
    expect((await ler(body.id)).map((um) => um.atividade1)).toEqual(novos.map((um) => um.atividade1));
  });

  it('keeps the old set when the new one is invalid', async () => {
    const { body } = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo());
    const antes = await ler(body.id);
    const [um, dois] = doProjeto(body.id);
    const r = await enviar([{ ...um }, { ...dois, atividade10: 'curta' }]);
    expect(r.status).toBe(422);
    expect(await ler(body.id)).toEqual(antes);
  });

  it.each([
    ['no schedule', () => []],
    ['no project', () => cronogramas(2)],
    [
      'two projects',
      () => [
        { ...umCronograma(), projeto: 1 },
        { ...umCronograma(), projeto: 2 },
      ],
    ],
    ['a text for a project', () => [{ ...umCronograma(), projeto: 'um' }]],
  ])('%s: answers 422 on projeto, before any 404', async (_o, corpo) => {
    const r = await enviar(corpo());
    expect([r.status, r.body]).toMatchObject([422, { errors: { projeto: 'valor inválido' } }]);
  });
});
