import { MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { CenaDaFrequencia } from '../../testing/refusals/da-frequencia.ts';
import { criarCenaDaFrequencia, RECUSAS_DA_FREQUENCIA } from '../../testing/refusals/da-frequencia.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDaFrequencia;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDaFrequencia(t, createWorld(t));
});
afterAll(() => t.close());

it('every message of the catalogue that the server can give is provoked by a row (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_FREQUENCIA', MENSAGENS_FREQUENCIA, RECUSAS_DA_FREQUENCIA)).toEqual([]);
});

describe('refused on the server, with the exact text (D23, D27, T-C6)', () => {
  it.each(RECUSAS_DA_FREQUENCIA)('$o', async (recusa) => {
    await conferirRecusa(recusa, c);
    const { rows } = await t.deps.database.pool.query('select 1 from frequencia');
    expect(rows).toEqual([]);
  });
});
