import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
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

const submeter = async (mudancas: Corpo = {}, headers = {}) =>
  (await c.envia<Projeto>('POST', '/api/projeto', await c.corpo(mudancas), { headers })).body;

const recibosDe = async (id: number) =>
  (await t.emailsAte(0)).filter(({ assunto }) => assunto === `Projeto nº ${id} recebido`);

describe('the receipt of a submission', () => {
  it('is mailed once to the coordinator, with number, date and a link', async () => {
    const { id, titulo } = await submeter();
    const [recibo, ...outros] = await recibosDe(id);
    expect(outros).toEqual([]);
    expect(recibo?.para).toMatch(/^pessoa\d+@exemplo\.test$/);
    for (const texto of [recibo?.texto, recibo?.html]) {
      expect(texto).toContain(String(id));
      expect(texto).toContain(titulo);
      expect(texto).toContain('13 de maio de 2026 às 12h00, UTC');
      expect(texto).toContain(`http://localhost:0/detalhes_projeto/${id}`);
    }
  });

  it('is sent once, however often the call is repeated, and not again for an edit', async () => {
    const corpo = await c.corpo();
    const headers = { 'idempotency-key': 'recibo' };
    const repetir = () => c.envia<Projeto>('POST', '/api/projeto', corpo, { headers });
    const [{ body }] = await Promise.all([repetir(), repetir(), repetir()]);
    await repetir();
    await c.envia('POST', '/api/projeto', { ...corpo, id: body.id });
    await c.envia('PUT', `/api/projeto/${body.id}`, { titulo: 'Outro título' });
    expect(await recibosDe(body.id)).toHaveLength(1);
  });

  it('is sent once when the missing schedules have come (D9)', async () => {
    const { id } = await submeter({ cronogramas: undefined });
    expect(await recibosDe(id)).toEqual([]);
    const corpo = cronogramas(2).map((um) => ({ ...um, projeto: id }));
    await c.envia('POST', '/api/cronograma', corpo);
    await c.envia('POST', '/api/cronograma', corpo);
    expect(await recibosDe(id)).toHaveLength(1);
  });

  it('is not sent for a draft or a refused submission', async () => {
    const antes = await recibosDe((await submeter()).id);
    expect(antes).toHaveLength(1);
    const { body: rascunho } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', await c.corpo());
    expect((await c.envia('POST', '/api/projeto', { id: rascunho.id, resumo: '' })).status).toBe(422);
    expect(await recibosDe(rascunho.id)).toEqual([]);
  });
});
