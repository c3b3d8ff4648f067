import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { insertInto } from '../../testing/rows.ts';
import type { CenaDaFrequencia } from '../../testing/world/cena-da-frequencia.ts';
import {
  ateMaio,
  CAMINHO_DA_FREQUENCIA as CAMINHO,
  criarCenaDaFrequencia,
  deAna,
  registrar,
} from '../../testing/world/cena-da-frequencia.ts';
import { createWorld, type World } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDeFrequencia']>;
type Lista = AnswerOf<Api['listarFrequencias']>;

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

async function ler<T>({ dono }: CenaDaFrequencia, caminho: string): Promise<Reply<T>> {
  return send<T>(t.url, 'GET', `${CAMINHO}/${caminho}`, { token: dono.token });
}
const folhaDe = async (c: CenaDaFrequencia, query = '') =>
  (await ler<Folha>(c, `folha/${c.projeto}${query}`)).body;
const listaDe = async (c: CenaDaFrequencia, query = '') =>
  (await ler<Lista>(c, `projeto/${c.projeto}${query}`)).body;
const horasDe = ({ linhas }: Folha) => linhas.map(({ celulas }) => celulas.map(({ horas }) => horas));

describe('the sheet (D27)', () => {
  it('shows the year of the call, with a row for each instructor, sorted by name', async () => {
    const c = await criarCenaDaFrequencia(t, w);
    await w.novoInstrutor(c.projeto, { nome: 'Célia', mesInicio: '2026-04', tipoAluno: 'VOLUNTARIO' });
    await w.novoInstrutor(c.projeto, { nome: 'Bia', situacao: 'IRREGULAR', mesInicio: null });
    const encerrado = { fim: '2026-03-10', motivoDoFim: 'Desistiu', encerradoEm: t.clock.agora() };
    await w.novoInstrutor(c.projeto, { nome: 'Davi', ...encerrado });
    const folha = await folhaDe(c);
    expect(folha).toMatchObject({ ano: 2026, anos: [2026], ultimoMes: 5, projeto: { id: c.projeto } });
    expect(folha.linhas.map(({ instrutor, aceita }) => [instrutor.nome, aceita])).toEqual([
      ...[
        ['Ana Lima', true],
        ['Bia', false],
        ['Célia', true],
        ['Davi', true],
      ],
    ]);
    const depois = Array(7).fill(null);
    expect(horasDe(folha)).toEqual([
      [...Array(5).fill(34), ...depois],
      Array(12).fill(null),
      [-1, -1, -1, 34, 34, ...depois],
      [34, 34, 34, ...Array(9).fill(-1)],
    ]);
  });

  it('stores what is sent, keeps the rest, and sums it up', async () => {
    const c = await criarCenaDaFrequencia(t, w);
    const meses = [...ateMaio({ 1: -1, 3: 20.5 }), { mes: 6, horas: -1 }, { mes: 7, horas: null }];
    const r = await registrar(c, [deAna(c, meses)]);
    expect([r.status, r.body]).toEqual([200, { message: 'Frequências registradas com sucesso!' }]);
    await registrar(c, [deAna(c, [{ mes: 3, horas: 30 }])]);
    const [linha] = (await folhaDe(c)).linhas;
    expect([linha?.versao, linha?.total]).toEqual([2, 132]);
    expect(linha?.celulas.slice(0, 6).map(({ horas, guardada }) => [horas, guardada])).toEqual([
      ...[
        [-1, true],
        [34, true],
        [30, true],
        [34, true],
        [34, true],
      ],
      [null, false],
    ]);
    expect(await listaDe(c, '?ano=2026')).toEqual([
      {
        instrutor: { id: c.ana, nome: 'Ana Lima' },
        ano: 2026,
        projeto: { id: c.projeto },
        versao: 2,
        total: 132,
        horasPorMes: [-1, 34, 30, 34, 34].map((horas, i) => ({ mes: i + 1, horas })),
      },
    ]);
    expect(await listaDe(c, '?ano=2025')).toEqual([]);
  });

  it('names the instant of the registration once no month that can be registered is left out', async () => {
    const c = await criarCenaDaFrequencia(t, w);
    const bia = await w.novoInstrutor(c.projeto, { nome: 'Bia Reis' });
    await registrar(c, [deAna(c)]);
    expect((await folhaDe(c)).registradaEm).toBeNull();
    await registrar(c, [deAna({ ...c, ana: bia })]);
    expect((await folhaDe(c)).registradaEm).toBe(t.clock.agora().toISOString());
  });

  it('T-J5: shows in January the whole last year and the beginning of the new one', async () => {
    const c = await criarCenaDaFrequencia(t, w);
    const antes = t.clock.agora();
    t.clock.definir('2027-01-15T12:00:00.000Z');
    try {
      const dono = { ...c.dono, ...(await w.abrirSessao(c.dono.id, c.dono.tipo)) };
      const emJaneiro = { ...c, dono };
      const inteiro = Array.from({ length: 12 }, (_, i) => ({ mes: i + 1, horas: 34 }));
      const novo = deAna(c, [{ mes: 1, horas: 10 }], { ano: 2027 });
      expect((await registrar(emJaneiro, [deAna(c, inteiro), novo])).status).toBe(200);
      const { ano, anos, ultimoMes } = await folhaDe(emJaneiro);
      expect([ano, anos, ultimoMes]).toEqual([2026, [2026, 2027], 12]);
      expect(horasDe(await folhaDe(emJaneiro, '?ano=2027'))).toEqual([[10, ...Array(11).fill(null)]]);
    } finally {
      t.clock.definir(antes);
    }
  });

  it.each([
    ['?ano=2027', 422, { ano: 'Este ano ainda não chegou' }],
    ['?ano=26', 422, { ano: 'Escreva o ano com quatro algarismos' }],
    ['?mes=3', 400, undefined],
  ])('answers %s with %i', async (query, status, errors) => {
    const c = await criarCenaDaFrequencia(t, w);
    const r = await ler<{ errors?: object }>(c, `folha/${c.projeto}${query}`);
    expect([r.status, r.body.errors]).toEqual([status, errors]);
  });

  it.each([
    ['2026-05-10T23:59:59.999Z', 409],
    ['2026-05-11T00:00:00.000Z', 200],
    ['2026-05-20T23:59:59.999Z', 200],
    ['2026-05-21T00:00:00.000Z', 409],
  ])('T-J2: answers a save at %s with %i', async (quando, status) => {
    const c = await criarCenaDaFrequencia(t, w);
    const antes = t.clock.agora();
    t.clock.definir(quando);
    try {
      const dono = { ...c.dono, ...(await w.abrirSessao(c.dono.id, c.dono.tipo)) };
      expect((await registrar({ ...c, dono }, [deAna(c)])).status).toBe(status);
    } finally {
      t.clock.definir(antes);
    }
  });

  it('stores nothing when one cell of five instructors is invalid', async () => {
    const c = await criarCenaDaFrequencia(t, w);
    const outros = [];
    const tipos = ['BOLSISTA', 'VOLUNTARIO', 'VOLUNTARIO', 'VOLUNTARIO'];
    for (const tipoAluno of tipos) outros.push(await w.novoInstrutor(c.projeto, { tipoAluno }));
    const todos = [c.ana, ...outros].map((instrutor, i) =>
      deAna(c, ateMaio(i === 4 ? { 5: 321 } : {}), { instrutor }),
    );
    expect((await registrar(c, todos)).status).toBe(422);
    expect(await listaDe(c)).toEqual([]);
    expect((await registrar(c, todos.slice(0, 4))).status).toBe(200);
    expect(await listaDe(c)).toHaveLength(4);
  });

  it('[C-G9] names the months of its year whose payment sheet is closed', async () => {
    const c = await criarCenaDaFrequencia(t, w);
    const fechar = (mes: string) =>
      insertInto(t, 'folhaDePagamento', { mes, fechadaEm: t.clock.agora(), fechadaPorId: c.dono.id });
    await fechar('2026-03');
    await fechar('2025-12');
    expect((await folhaDe(c)).mesesFechados).toEqual([3]);
    expect((await folhaDe(c, '?ano=2025')).mesesFechados).toEqual([12]);
  });

  it('is readable and not writable for a collaborator: 404 as for an unknown project (D20)', async () => {
    const c = await criarCenaDaFrequencia(t, w);
    const colaborador = await w.novaPessoa();
    await w.novoColaborador(c.projeto, colaborador.id);
    const dele = { ...c, dono: colaborador };
    expect((await ler(dele, `folha/${c.projeto}`)).status).toBe(200);
    expect((await registrar(dele, [deAna(c)])).status).toBe(404);
  });
});
