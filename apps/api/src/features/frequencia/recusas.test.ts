import { MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Recusa } from '../../testing/refusals/recusa.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { CenaDaFrequencia } from '../../testing/world/cena-da-frequencia.ts';
import { ateMaio, criarCenaDaFrequencia, deAna, registrar } from '../../testing/world/cena-da-frequencia.ts';
import { createWorld } from '../../testing/world.ts';

type RecusaDaFrequencia = Recusa<CenaDaFrequencia>;
type Corpo = (c: CenaDaFrequencia) => unknown;
const invalida = (
  o: string,
  codigo: string,
  campo: string,
  mensagem: string,
  corpo: Corpo,
): RecusaDaFrequencia => ({
  o,
  status: 422,
  codigo,
  mensagem,
  campos: campo === '' ? {} : { [campo]: mensagem },
  envia: async (c) => registrar(c, await corpo(c)),
});
const malformada = (o: string, campo: string, mensagem: string, corpo: Corpo): RecusaDaFrequencia => ({
  o,
  status: 422,
  codigo: 'VALOR_INVALIDO',
  mensagem: 'Há campos com valor inválido.',
  campos: campo === '' ? {} : { [campo]: mensagem },
  envia: async (c) => registrar(c, await corpo(c)),
});

const FAIXA = 'Ana Lima: As horas devem ir de -1 a 320 (-1 quando o mês não se aplica)';
const VAZIA = 'Ana Lima: Preencha as horas de todos os meses até o atual';
const NUMERO = 'Digite um número de horas, com no máximo uma casa decimal';
const LONGE = 2_000_000_000;

/** Every wrong cell, at its place in the body (T-C6). */
const DAS_CELULAS: readonly RecusaDaFrequencia[] = [
  ...[-2, -1.1, -0.5, 320.1, 321, 1e300].map((horas) =>
    invalida(`${horas} hours`, 'HORAS_FORA_DO_LIMITE', '0.horasPorMes.2.horas', FAIXA, (c) => [
      deAna(c, ateMaio({ 3: horas })),
    ]),
  ),
  ...[0.25, 31.99].map((horas) =>
    invalida(`${horas} hours`, 'NAO_E_NUMERO', '0.horasPorMes.2.horas', `Ana Lima: ${NUMERO}`, (c) => [
      deAna(c, ateMaio({ 3: horas })),
    ]),
  ),
  ...['34', true, {}].map((horas) =>
    malformada(`${JSON.stringify(horas)} for a number`, '0.horasPorMes.2.horas', NUMERO, (c) => [
      deAna(c, ateMaio({ 3: horas })),
    ]),
  ),
  ...[null, undefined].map((horas) =>
    invalida(`an empty cell (${String(horas)})`, 'CELULA_VAZIA', '0.horasPorMes.4.horas', VAZIA, (c) => [
      deAna(c, ateMaio({ 5: horas })),
    ]),
  ),
  invalida('a month that has come and is not there', 'CELULA_VAZIA', '0.horasPorMes', VAZIA, (c) => [
    deAna(c, ateMaio().slice(0, 4)),
  ]),
  malformada('no months', '0.horasPorMes', 'Preencha as horas de todos os meses até o atual', (c) => [
    deAna(c, undefined, { horasPorMes: undefined }),
  ]),
  ...[0, 34, 320].map((horas) =>
    invalida(
      `${horas} hours in June`,
      'MES_FUTURO',
      '0.horasPorMes.5.horas',
      'Ana Lima: Este mês ainda não chegou',
      (c) => [deAna(c, [...ateMaio(), { mes: 6, horas }])],
    ),
  ),
  ...[0, 13, -1].map((mes) =>
    invalida(
      `month ${mes}`,
      'MES_INVALIDO',
      '0.horasPorMes.5.mes',
      'Ana Lima: O mês deve ir de 1 a 12',
      (c) => [deAna(c, [...ateMaio(), { mes, horas: -1 }])],
    ),
  ),
  invalida(
    'May twice',
    'MES_REPETIDO',
    '0.horasPorMes.5.mes',
    'Ana Lima: O mesmo mês foi enviado duas vezes',
    (c) => [deAna(c, [...ateMaio(), { mes: 5, horas: 34 }])],
  ),
];

const DOS_REGISTROS: readonly RecusaDaFrequencia[] = [
  invalida('an empty list', 'LISTA_VAZIA', '', 'Preencha a frequência de pelo menos um instrutor', () => []),
  invalida(
    'two projects',
    'VARIOS_REGISTROS',
    'projeto',
    'Todos os registros devem ser do mesmo projeto',
    (c) => [deAna(c), deAna(c, ateMaio(), { projeto: c.projeto + 1 })],
  ),
  malformada('T-C15: 25 months', '0.horasPorMes', 'valor inválido', (c) => [
    deAna(c, Array(25).fill({ mes: 1, horas: 34 })),
  ]),
  malformada('T-C15: 61 records', '', 'valor inválido', (c) => Array(61).fill(deAna(c))),
  invalida('next year', 'ANO_FUTURO', '0.ano', 'Ana Lima: Este ano ainda não chegou', (c) => [
    deAna(c, [], { ano: 2027 }),
  ]),
  invalida('year 26', 'ANO_INVALIDO', '0.ano', 'Ana Lima: Escreva o ano com quatro algarismos', (c) => [
    deAna(c, [], { ano: 26 }),
  ]),
  invalida(
    'the same instructor twice',
    'INSTRUTOR_REPETIDO',
    '1.instrutor',
    'Ana Lima: O mesmo instrutor foi enviado duas vezes',
    (c) => [deAna(c), deAna(c)],
  ),
  invalida(
    "another project's instructor",
    'INSTRUTOR_DE_OUTRO_PROJETO',
    '0.instrutor',
    'Instrutor não encontrado neste projeto',
    async (c) => {
      const alheio = await c.w.novoAprovado();
      return [deAna(c, ateMaio(), { instrutor: await c.w.novoInstrutor(alheio.projeto) })];
    },
  ),
  invalida(
    'an unknown instructor',
    'INSTRUTOR_DE_OUTRO_PROJETO',
    '0.instrutor',
    'Instrutor não encontrado neste projeto',
    (c) => [deAna(c, ateMaio(), { instrutor: LONGE })],
  ),
  invalida(
    'an irregular instructor (D27, D28)',
    'INSTRUTOR_IRREGULAR',
    '0.instrutor',
    'Bia Reis: aluno irregular: a frequência não pode ser registrada',
    async (c) => {
      const dados = { nome: 'Bia Reis', situacao: 'IRREGULAR' };
      return [deAna(c, ateMaio(), { instrutor: await c.w.novoInstrutor(c.projeto, dados) })];
    },
  ),
];

const DO_ESTADO: readonly RecusaDaFrequencia[] = [
  {
    o: 'outside of the window, before its fields are looked at (D23)',
    status: 409,
    codigo: 'FORA_DA_JANELA',
    mensagem: 'O registro de frequência é permitido do dia 11 ao dia 20 de cada mês',
    async envia(c) {
      const antes = c.t.clock.agora();
      c.t.clock.definir('2026-05-21T00:00:00.000Z');
      try {
        const { token } = await c.w.abrirSessao(c.dono.id, c.dono.tipo);
        return await registrar({ ...c, dono: { ...c.dono, token } }, [deAna(c, 'nothing of the kind')]);
      } finally {
        c.t.clock.definir(antes);
      }
    },
  },
  {
    o: 'a project that was not approved (D25)',
    status: 409,
    codigo: 'PROJETO_NAO_APROVADO',
    mensagem: 'Este projeto não está aprovado e publicado',
    async envia(c) {
      const edital = await c.w.novoEditalEm('resultado');
      const { projeto, dono } = await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'REPROVADO' } });
      return registrar({ ...c, dono, projeto }, [deAna({ ...c, projeto })]);
    },
  },
  {
    o: 'a record that somebody else saved meanwhile (T-G13)',
    status: 412,
    codigo: 'VERSAO_DESATUALIZADA',
    mensagem: 'Este registro foi alterado por outra pessoa. Recarregue a página.',
    envia: async (c) => registrar(c, [deAna(c, ateMaio({ 5: 999 }), { versao: 7 })]),
  },
];

/** Every refusal of the attendance calls with its exact text (E-FALHAS-1; D23, D27). */
const RECUSAS_DA_FREQUENCIA: readonly RecusaDaFrequencia[] = [...DAS_CELULAS, ...DOS_REGISTROS, ...DO_ESTADO];

let t: TestApp;
let c: CenaDaFrequencia;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDaFrequencia(t, createWorld(t));
});
afterAll(() => t.close());

it('has a row for every message of the catalogue that the server can give (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_FREQUENCIA', MENSAGENS_FREQUENCIA, RECUSAS_DA_FREQUENCIA)).toEqual([]);
});

describe('refused on the server, with the exact text (D23, D27, T-C6)', () => {
  it.each(RECUSAS_DA_FREQUENCIA)('$o', async (recusa) => {
    await conferirRecusa(recusa, c);
    const { rows } = await t.deps.database.pool.query('select 1 from frequencia');
    expect(rows).toEqual([]);
  });
});
