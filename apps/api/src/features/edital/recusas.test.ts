import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { RECUSAS_DA_PROPOSTA } from '../../testing/refusals/da-proposta.ts';
import { EDITAIS_ACEITOS, RECUSAS_DO_EDITAL, umEditalDigitado } from '../../testing/refusals/do-edital.ts';
import { RECUSAS_DO_PROJETO } from '../../testing/refusals/do-projeto.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

it('every message of the catalogue that the server can give is provoked by a row', () => {
  const linhas = [...RECUSAS_DO_EDITAL, ...RECUSAS_DA_PROPOSTA, ...RECUSAS_DO_PROJETO];
  expect(naoProvocadas('MENSAGENS_EDITAL', MENSAGENS_EDITAL, linhas)).toEqual([]);
});

describe('refused on the server, with the exact text (D1, D5)', () => {
  it.each(RECUSAS_DO_EDITAL)('$o', (recusa) => conferirRecusa(recusa, c));
});

describe('taken: each edge from the inside', () => {
  it.each(EDITAIS_ACEITOS)('POST edital: %o', async (mudancas) => {
    const { token } = await c.w.novaPessoa('administrador');
    const r = await c.envia('POST', '/api/edital', umEditalDigitado(mudancas), { token });
    expect([r.status, r.body]).toMatchObject([201, { ...mudancas, fase: 'submissao', aberto: false }]);
  });
});
