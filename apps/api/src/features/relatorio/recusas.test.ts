import { MENSAGENS_RELATORIO } from '@instrutoria/domain/relatorio/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { CenaDoRelatorio } from '../../testing/refusals/do-relatorio.ts';
import { criarCenaDoRelatorio, RECUSAS_DO_RELATORIO } from '../../testing/refusals/do-relatorio.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRelatorio;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRelatorio(t, createWorld(t));
});
afterAll(() => t.close());

it('every message of the catalogue that the server can give is provoked by a row (E-FALHAS-1)', () => {
  const { avaliacaoVazia, ...textos } = MENSAGENS_RELATORIO;
  const catalogo = { ...textos, avaliacaoVazia: avaliacaoVazia('Ana Lima') };
  expect(naoProvocadas('MENSAGENS_RELATORIO', catalogo, RECUSAS_DO_RELATORIO)).toEqual([]);
});

describe('refused on the server, with the exact text (D23, D29)', () => {
  it.each(RECUSAS_DO_RELATORIO)('$o', async (recusa) => {
    await conferirRecusa(recusa, c);
    const { rows } = await t.deps.database.pool.query(
      'select 1 from relatorio_atividade union all select 1 from relatorio_coordenador',
    );
    expect(rows).toEqual([]);
  });
});
