import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MODELOS } from '@instrutoria/domain/instrutor/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { updateRows } from '../../testing/rows.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

async function pedir(quem: Pessoa, corpo: unknown) {
  const r = await fetch(`${t.url}/api/instrutor/modelo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${quem.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  return { status: r.status, bytes: new Uint8Array(await buffer(Readable.from(r.body ?? []))) };
}

const SINAIS = {
  termo_compromisso: ['Comprometo-me', 'Coordenação do projeto', '8 horas por semana'],
  declaracao_aluno_detentor: ['não recebo outra bolsa', 'regularmente matriculado'],
  termo_anuencia: ['receba também a bolsa deste programa', 'Orientador', 'Coordenação do programa'],
} as const;

describe.each(MODELOS)('%s', (documento) => {
  it('is filled with the project’s and the instructor’s data, with lines to sign, as tagged PDF/A', async () => {
    const p = await c.aprovado();
    const corpo = {
      projeto: { id: p.projeto },
      documento,
      nome: 'Ana Souza',
      email: 'ana@exemplo.br',
      programa_pos: 'Programa de Física',
      tipoAluno: 'BOLSISTA',
    };
    const { status, bytes } = await pedir(p.dono, corpo);
    expect(status).toBe(200);
    const { compact, pdfa, tagged, language, pages } = await readPdf(bytes);
    expect([pdfa, tagged, language, pages.length]).toEqual(['2A', true, 'pt-BR', 1]);
    const ditos = ['Ana Souza', 'Programa de Física', `Projeto nº ${p.projeto}`, ...SINAIS[documento]];
    for (const dito of ditos) expect(compact.toLowerCase()).toContain(squeeze(dito).toLowerCase());
  });

  it('leaves blanks for unknown data, to be filled in by hand', async () => {
    const p = await c.aprovado();
    const { compact } = await readPdf((await pedir(p.dono, { projeto: p.projeto, documento })).bytes);
    expect(compact).toContain('Eu,____'.slice(documento === 'termo_anuencia' ? 3 : 0));
  });
});

it('is for the project’s coordinator, once it is approved and published', async () => {
  const p = await c.aprovado();
  const corpo = { projeto: p.projeto, documento: 'termo_compromisso' };
  expect((await pedir(await c.w.novaPessoa(), corpo)).status).toBe(404);
  expect((await pedir(c.administrador, corpo)).status).toBe(404);
  expect((await pedir(p.dono, { ...corpo, documento: 'historico_declaracao' })).status).toBe(422);
  const { db } = t.deps.database;
  await updateRows(db, 'edital', { fase: 'arquivado' }, { id: p.edital });
  expect((await pedir(p.dono, corpo)).status).toBe(409);
});
