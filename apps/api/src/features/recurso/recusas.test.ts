import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { CenaDoRecurso } from '../../testing/cena-do-recurso.ts';
import { criarCenaDoRecurso } from '../../testing/cena-do-recurso.ts';
import { RECUSAS_DO_RECURSO } from '../../testing/recusas-do-recurso.ts';

/** The successes, the questions and the empty state of screens. */
const SO_NA_TELA: readonly string[] = [
  'enviado',
  'aceito',
  'recusado',
  'desejaAceitar',
  'desejaRecusar',
  'nenhum',
] satisfies (keyof typeof MENSAGENS_RECURSO)[];

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

it('every message of the catalogue that the server can give is provoked by a row (E-FALHAS-1)', () => {
  const provocadas = new Set(
    RECUSAS_DO_RECURSO.flatMap(({ mensagem, campos = {} }) => [mensagem, ...Object.values(campos)]),
  );
  const faltam = Object.entries(MENSAGENS_RECURSO).filter(
    ([chave, texto]) => !SO_NA_TELA.includes(chave) && !provocadas.has(texto),
  );
  expect(faltam).toEqual([]);
});

describe('refused on the server, with the exact text (D21, T-B11, T-C3, T-C5)', () => {
  it.each(RECUSAS_DO_RECURSO)('$o', async ({ envia, status, codigo, mensagem, campos = {} }) => {
    const antes = t.emails.length;
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
