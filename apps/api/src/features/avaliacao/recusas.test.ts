import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { RECUSAS_DA_AVALIACAO } from '../../testing/refusals/da-avaliacao.ts';
import { RECUSAS_DA_DECISAO } from '../../testing/refusals/da-decisao.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import { countOf } from '../../testing/rows.ts';
import type { CenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { umaCenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDaAvaliacao;
beforeAll(async () => {
  t = await createTestApp();
  const w = createWorld(t);
  c = umaCenaDaAvaliacao(t, await w.novaPessoa('administrador'), w);
});
afterAll(() => t.close());

const TODAS = [...RECUSAS_DA_DECISAO, ...RECUSAS_DA_AVALIACAO];

it('every message of the catalogue that the server can refuse with is provoked by a row (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_AVALIACAO', MENSAGENS_AVALIACAO, TODAS)).toEqual([]);
});

/** Acts recorded so far: a refusal adds one only where its preparation needed an act that went well. */
const atos = () => countOf(t, 'auditoria');

describe('refused on the server, with the exact text (D1, D2, D3, D15, D16, D19, D20, T-B11, T-C5)', () => {
  it.each(TODAS)('$o', async (recusa) => {
    const antes = await atos();
    await conferirRecusa(recusa, c);
    expect(await atos()).toBe(recusa.codigo === 'JA_RECUSOU' ? antes + 1 : antes);
  });
});
