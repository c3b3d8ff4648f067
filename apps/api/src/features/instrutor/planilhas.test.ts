import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { rowsOf } from '../../testing/rows.ts';
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

const INSTRUTORES = '/api/planilha_instrutor/export';
const AUSENTES = '/api/planilha_instrutor/export/ausentes';
const COLUNAS = [
  ...['Projeto', 'Título', 'Edital', 'Coordenador', 'Unidade', 'Instrutor', 'E-mail', 'Tipo', 'Situação'],
  'Mês de início',
];

async function baixar(caminho: string, quem: Pessoa | null = c.administrador) {
  const r = await fetch(t.url + caminho, {
    headers: {
      'accept-encoding': 'gzip',
      ...(quem === null ? {} : { authorization: `Bearer ${quem.token}` }),
    },
  });
  const bytes = await buffer(Readable.from(r.body ?? []));
  const { status } = r;
  return { status, bytes, nome: r.headers.get('content-disposition'), vary: r.headers.get('vary') };
}
const linhasDe = async (bytes: Buffer) => (await readXlsx(bytes)).sheets[0]?.rows ?? [];

it('writes planilha.xlsx with the columns of E-INSTRUTOR-9, one row per active vínculo, of one call or of all', async () => {
  const p = await c.aprovado();
  await c.aprovado().then((outro) => c.w.novoInstrutor(outro.projeto, { nome: 'De outro edital' }));
  await c.w.novoInstrutor(p.projeto, { nome: '=cmd|calc', mesInicio: '2026-03' });
  await c.w.novoInstrutor(p.projeto, {
    nome: 'Bia',
    tipoAluno: 'VOLUNTARIO',
    situacao: 'IRREGULAR',
    mesInicio: null,
  });
  await c.w.novoInstrutor(p.projeto, {
    nome: 'Foi',
    fim: '2026-05-01',
    motivoDoFim: 'fim',
    encerradoEm: t.clock.agora(),
  });
  const r = await baixar(`${INSTRUTORES}?edital=${p.edital}`);
  expect([r.status, r.nome]).toEqual([200, expect.stringContaining('filename="planilha.xlsx"')]);
  const [cabecalho, ...linhas] = await linhasDe(r.bytes);
  expect(cabecalho).toEqual(COLUNAS);
  expect(linhas.map((linha) => [linha[0], linha[5], ...linha.slice(7)])).toEqual([
    [p.projeto, '=cmd|calc', 'Bolsista', 'REGULAR', '03/2026'],
    [p.projeto, 'Bia', 'Voluntário', 'IRREGULAR', null],
  ]);
  const csv = await baixar(`${INSTRUTORES}?edital=${p.edital}&formato=csv`);
  expect([csv.status, csv.nome]).toEqual([200, expect.stringMatching(/^attachment; .*"planilha\.csv"/)]);
  // Text may be sent compressed; an .xlsx is compressed already.
  expect([r.vary, csv.vary]).toEqual(['Authorization', 'Authorization, accept-encoding']);
  const [, ...emCsv] = csv.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(emCsv.map((linha) => linha.split(';')).map((linha) => [linha[0], linha[5], linha[9]])).toEqual([
    [String(p.projeto), "'=cmd|calc", '03/2026'],
    [String(p.projeto), 'Bia', ''],
  ]);
  expect((await baixar(`${INSTRUTORES}?formato=pdf`)).status).toBe(422);
  const todos = JSON.stringify(await linhasDe((await baixar(INSTRUTORES)).bytes));
  expect([todos.includes('De outro edital'), todos.includes('"Foi"')]).toEqual([true, false]);
});

it('[C-M5] writes ausentes.xlsx with the same columns and month, time and author, of the current month only', async () => {
  const p = await c.aprovado();
  const id = await c.w.novoInstrutor(p.projeto, { nome: 'Ausente' });
  const antigo = await c.w.novoInstrutor(p.projeto, { nome: 'Ausente em abril' });
  await c.envia(p.dono, 'POST', `/api/instrutor/registrar-irregularidade/${id}`);
  await t.deps.database.pool.query(
    "insert into ausencia (instrutor_id, mes, registrada_em, autor_id) values ($1, '2026-04', now(), $2)",
    [antigo, p.dono.id],
  );
  const r = await baixar(`${AUSENTES}?edital=${p.edital}`);
  expect(r.nome).toContain('filename="ausentes.xlsx"');
  const [cabecalho, ...linhas] = await linhasDe(r.bytes);
  expect(cabecalho).toEqual([...COLUNAS, 'Mês', 'Registrado em', 'Registrado por']);
  expect(linhas.map((linha) => [linha[5], linha[8], ...linha.slice(10, 12)])).toEqual([
    ['Ausente', 'IRREGULAR', '05/2026', '13/05/2026 12:00, UTC'],
  ]);
  expect(linhas[0]?.[12]).toMatch(/^Pessoa/);
});

describe.each([
  [INSTRUTORES, 'planilha_de_instrutores'],
  [AUSENTES, 'planilha_de_ausentes'],
])('%s', (caminho, documento) => {
  it('contains no CPF, RG, bank document or file reference of anybody (T-F3)', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto);
    await c.envia(p.dono, 'POST', `/api/instrutor/registrar-irregularidade/${id}`);
    const texto = JSON.stringify(await linhasDe((await baixar(caminho)).bytes));
    expect(texto).toContain('@exemplo.test');
    const { rows } = await t.deps.database.pool.query<{ cpf: string; rg: string }>(
      'select cpf, rg from professor',
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const segredo of rows.flatMap(({ cpf, rg }) => [cpf, rg])) expect(texto).not.toContain(segredo);
    expect(texto).not.toMatch(/arq_[0-9a-f]{32}|bolsa única/);
  });

  it("opens for an administrator's bearer token only, and audits each opening (T-F4, T-F8)", async () => {
    const { db } = t.deps.database;
    const abertas = async () => (await rowsOf(db, 'acesso')).filter((a) => a.documento === documento);
    const antes = (await abertas()).length;
    expect((await baixar(caminho, null)).status).toBe(401);
    expect((await baixar(`${caminho}?token=${c.administrador.token}`, null)).status).toBe(401);
    for (const tipo of ['coordenador', 'avaliador', 'PRESIDENTE_COMISSAO', 'secretaria'] as const) {
      expect((await baixar(caminho, await c.w.novaPessoa(tipo))).status).toBe(403);
    }
    expect(await abertas()).toHaveLength(antes);
    await baixar(caminho);
    expect((await abertas()).slice(antes)).toMatchObject([
      { pessoaId: c.administrador.id, endereco: '127.0.0.1', titularId: null },
    ]);
  });
});
