import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { untilWaiting } from '../../testing/database/waiting.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';
import { gravarFuso } from '../../testing/world/fuso-gravado.ts';

const INICIO = Date.parse('2026-05-01T00:00:00.000Z');
const FIM = Date.parse('2026-05-31T23:59:59.999Z');
/** Fortaleza is three hours behind UTC, so its days begin and end three hours later. */
const FUSO_MS = 3 * 3_600_000;

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

async function submeterEm(instante: number) {
  const corpo = await c.corpo();
  return c.em(new Date(instante), () => c.envia<Projeto>('POST', '/api/projeto', corpo));
}

describe('the first and the last instant of a call count, in its zone (T-G12, T-J2, D23)', () => {
  const edges = (desvio: number) =>
    [
      [INICIO + desvio - 1, 409],
      [INICIO + desvio, 201],
      [FIM + desvio, 201],
      [FIM + desvio + 1, 409],
    ] as const;

  it.each(edges(0))('answers in UTC, at %i, %i', async (instante, status) => {
    const r = await submeterEm(instante);
    expect(r.status).toBe(status);
    if (status === 201) expect(r.body.submetidoEm).toBe(new Date(instante).toISOString());
  });

  it('counts them in America/Fortaleza', async () => {
    const { token } = await c.w.novaPessoa('administrador');
    const mudar = (fuso: string) => c.envia('PUT', '/api/configuracao', { fuso }, { token });
    expect((await mudar('America/Fortaleza')).status).toBe(200);
    for (const [instante, status] of edges(FUSO_MS)) expect((await submeterEm(instante)).status).toBe(status);
    await gravarFuso(t, 'UTC');
  });

  it('allows editing until the end of the call, to the millisecond', async () => {
    const { body } = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo());
    const editar = () => c.envia('PUT', `/api/projeto/${body.id}`, { titulo: 'No último instante' });
    expect((await c.em(new Date(FIM), editar)).status).toBe(200);
    expect((await c.em(new Date(FIM + 1), editar)).status).toBe(409);
  });
});

describe('the instant is that of receipt', () => {
  /**
   * Locks the row of an Idempotency-Key, as a first request with it would, so that the second has to wait.
   */
  async function segurando(chave: string, ato: (esperando: () => Promise<void>) => Promise<void>) {
    const client = await t.deps.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into idempotencia (pessoa, rota, chave, corpo_marca, criada_em)
         values ($1, 'POST projeto', $2, '', now())`,
        [c.dono.id, chave],
      );
      await ato(() => untilWaiting(t));
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('counts a submission as in time even if it had to wait', async () => {
    const corpo = await c.corpo();
    const headers = { 'idempotency-key': 'no-ultimo-instante' };
    await c.em(new Date(FIM), async () => {
      let pedido: Promise<unknown> = Promise.resolve();
      await segurando('no-ultimo-instante', async (esperando) => {
        pedido = c.envia<Projeto>('POST', '/api/projeto', corpo, { headers });
        await esperando();
        t.clock.avancar(60_000);
      });
      expect(await pedido).toMatchObject({
        status: 201,
        body: { submetidoEm: new Date(FIM).toISOString() },
      });
    });
  });

  it('refuses the submission if the early closing came first, and keeps it otherwise', async () => {
    const { token } = await c.w.novaPessoa('administrador');
    for (let rodada = 0; rodada < 10; rodada += 1) {
      const edital = await c.w.novoEdital();
      const corpo = await c.corpo({ edital });
      const [fechado, submetido] = await Promise.all([
        c.envia('POST', `/api/edital/${edital}/encerrar_inscricoes`, undefined, { token }),
        c.envia<Projeto>('POST', '/api/projeto', corpo),
      ]);
      expect(fechado.status).toBe(200);
      expect([201, 409]).toContain(submetido.status);
    }
  });
});
