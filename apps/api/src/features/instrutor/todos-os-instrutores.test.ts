import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Linha = AnswerOf<Api['listarTodosOsInstrutores']>[number];

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function ler(query = '', quem = adm) {
  const r = await send<Linha[]>(t.url, 'GET', `/api/instrutores?${query}`, { token: quem.token });
  expect([r.status, r.body]).toEqual([200, expect.any(Array)]);
  return {
    linhas: r.body,
    ids: r.body.map(({ id }) => id),
    total: Number(r.headers.get('x-total-count')),
    texto: r.text,
  };
}

/** A project with one instructor in each state. The clock shows 13 May. */
async function umProjetoCheio() {
  const { projeto, edital } = await w.novoAprovado();
  const comHoras = await w.novoInstrutor(projeto, {
    nome: 'Zuleica Ávila',
    matricula: 'M-77',
    mesInicio: '2026-03',
  });
  await w.novaFrequencia(comHoras, 2026, [null, null, null, null, 34], adm.id);
  const semHoras = await w.novoInstrutor(projeto, { nome: 'Álvaro Brito', mesInicio: '2026-03' });
  const novo = await w.novoInstrutor(projeto, {
    nome: 'Caio Costa',
    tipoAluno: 'VOLUNTARIO',
    situacao: 'IRREGULAR',
    mesInicio: null,
  });
  await w.recusarDocumento(novo, 'termo_compromisso');
  const fim = { fim: '2026-05-12', motivoDoFim: 'desistiu', encerradoEm: new Date('2026-05-12T12:00:00Z') };
  const saiu = await w.novoInstrutor(projeto, { ...fim, nome: 'Dora Dias', mesInicio: '2026-03' });
  return { projeto, edital, comHoras, semHoras, novo, saiu };
}

describe('all instructors', () => {
  it("lists active vínculos of every project but the reader's own, sorted by name, with nothing private of others", async () => {
    const { edital, comHoras, semHoras, novo } = await umProjetoCheio();
    const meu = await w.novoAprovado({ dono: adm, edital });
    await w.novoInstrutor(meu.projeto);
    const colabora = await w.novoAprovado({ edital });
    await w.novoColaborador(colabora.projeto, adm.id);
    await w.novoInstrutor(colabora.projeto);
    const { linhas, ids, total, texto } = await ler(`edital=${edital}&pagina=1&por_pagina=50`);
    expect(ids).toEqual([semHoras, novo, comHoras]);
    expect(total).toBe(3);
    expect(linhas[1]).toMatchObject({
      nome: 'Caio Costa',
      situacaoInstrutor: 'IRREGULAR',
      mesInicio: null,
      frequencia: { horas: null, ausente: false, falta: false },
      relatorio: { feito: false, falta: false },
      pagamento: null,
      folhaFechada: false,
    });
    expect(linhas[1]?.documentos.recusados).toBe(1);
    expect(texto).not.toMatch(/cpf|email|arq_|dados_bancarios|700\.?000/i);
  });

  it.each([
    ['falta=frequencia', ['semHoras']],
    ['falta=frequencia&mes=2026-04', ['semHoras', 'comHoras']],
    // Neither before the vínculo nor in the future.
    ['falta=frequencia&mes=2026-02', []],
    ['falta=frequencia&mes=2026-06', []],
    ['falta=relatorio', ['semHoras', 'comHoras']],
    ['situacao=IRREGULAR', ['novo']],
    ['situacao=REGULAR&ordem=-nome', ['comHoras', 'semHoras']],
    ['busca=avila', ['comHoras']],
    ['busca=m-77', ['comHoras']],
    ['busca=%25', []],
  ] as const)('finds by %s', async (query, esperados) => {
    const cheio = await umProjetoCheio();
    const { ids, total } = await ler(`edital=${cheio.edital}&pagina=1&${query}`);
    expect(ids).toEqual(esperados.map((um) => cheio[um]));
    expect(total).toBe(esperados.length);
  });

  it('filters by pending documents', async () => {
    const { projeto, edital } = await w.novoAprovado();
    const conferido = await w.novoInstrutor(projeto, { nome: 'Ana' });
    const espera = await w.novoInstrutor(projeto, { nome: 'Bia', situacao: 'IRREGULAR', mesInicio: null });
    const { linhas } = await ler(`edital=${edital}`);
    expect(linhas.map(({ id, documentos }) => [id, documentos])).toEqual([
      [conferido, { total: 4, emOrdem: 4, porConferir: 0, recusados: 0 }],
      [espera, { total: 4, emOrdem: 0, porConferir: 4, recusados: 0 }],
    ]);
    expect((await ler(`edital=${edital}&falta=documentos`)).ids).toEqual([espera]);
  });

  it('finds registered absences of who is irregular, as the task counts them', async () => {
    const { edital, novo, semHoras } = await umProjetoCheio();
    const ausencia = { mes: '2026-04', autorId: adm.id, registradaEm: t.clock.agora() };
    await insertInto(t, 'ausencia', { instrutorId: semHoras, ...ausencia });
    expect((await ler(`edital=${edital}&falta=ausencia`)).ids).toEqual([]);
    await insertInto(t, 'ausencia', { instrutorId: novo, ...ausencia });
    expect((await ler(`edital=${edital}&falta=ausencia`)).ids).toEqual([novo]);
  });

  it('shows hours and absence of the requested month', async () => {
    const { edital, comHoras, semHoras } = await umProjetoCheio();
    await insertInto(t, 'ausencia', {
      instrutorId: semHoras,
      mes: '2026-04',
      autorId: adm.id,
      registradaEm: t.clock.agora(),
    });
    const frequencias = async (query: string) =>
      Object.fromEntries(
        (await ler(`edital=${edital}&${query}`)).linhas.map(({ id, frequencia }) => [id, frequencia]),
      );
    const maio = await frequencias('');
    expect(maio[comHoras]).toEqual({ horas: 34, ausente: false, falta: false });
    expect(maio[semHoras]).toEqual({ horas: null, ausente: false, falta: true });
    expect((await frequencias('mes=2026-04'))[semHoras]?.ausente).toBe(true);
  });

  it.each(['mes=2026-13', 'falta=tudo', 'situacao=OUTRA', 'edital=x'])('refuses %s', async (query) => {
    const { status } = await send(t.url, 'GET', `/api/instrutores?${query}`, { token: adm.token });
    expect(status).toBe(422);
  });
});
