import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { RECUSAS_DO_RECURSO } from '../../testing/refusals/do-recurso.ts';
import { naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { criarCenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

it('every message of the catalogue that the server can give is provoked by a row (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_RECURSO', MENSAGENS_RECURSO, RECUSAS_DO_RECURSO)).toEqual([]);
});

describe('refused on the server, with the exact text (D21, T-B11, T-C3, T-C5)', () => {
  it.each(RECUSAS_DO_RECURSO)('$o', async ({ envia, status, codigo, mensagem, campos = {} }) => {
    const antes = (await t.emailsAte(0)).length;
    const { body, ...r } = await envia(c);
    expect([r.status, body.code, body.message, body.errors ?? {}]).toEqual([
      status,
      codigo,
      mensagem,
      campos,
    ]);
    expect(t.emails.length).toBe(antes);
  });
});
