import { describe, expect, it } from 'vitest';
import { MENSAGENS_FREQUENCIA as M } from '../messages.ts';
import type { FrequenciaAtual, MesEnviado, RegistroEnviado } from './registro.ts';
import { juntarMeses, problemaDasHoras, problemasDaFrequencia } from './registro.ts';

const ANA: FrequenciaAtual = {
  instrutor: { nome: 'Ana Lima', situacaoInstrutor: 'REGULAR', mesInicio: '2026-03', fim: null },
  horasPorMes: [],
};
const HOJE = '2026-11-15';
const ULTIMO = 11;

/** Hours of −1 in every month up to `ultimo`, with these changes. */
function meses(ultimo: number, mudancas: Readonly<Record<number, number | null>> = {}): MesEnviado[] {
  const todos = Array.from({ length: ultimo }, (_, i) => ({ mes: i + 1, horas: -1 as number | null }));
  for (const [mes, horas] of Object.entries(mudancas)) {
    const i = todos.findIndex((um) => um.mes === Number(mes));
    if (i === -1) todos.push({ mes: Number(mes), horas });
    else todos[i] = { mes: Number(mes), horas };
  }
  return todos;
}
const um = (
  horasPorMes: readonly MesEnviado[],
  mudancas: Partial<RegistroEnviado> = {},
): RegistroEnviado => ({
  instrutor: 1,
  ano: 2026,
  horasPorMes,
  ...mudancas,
});
const julgar = (registros: readonly RegistroEnviado[], atual: FrequenciaAtual | null = ANA, hoje = HOJE) =>
  problemasDaFrequencia(registros, () => atual, hoje).map(({ campo, mensagem }) => [campo, mensagem]);

/** Every boundary of an hour cell, with the valid and the invalid value on either side (T-C6). */
const CELULAS: readonly (readonly [number | null | undefined, string | null])[] = [
  [undefined, M.celulaVazia],
  [null, M.celulaVazia],
  [Number.NaN, M.naoENumero],
  [Number.POSITIVE_INFINITY, M.naoENumero],
  [Number.NEGATIVE_INFINITY, M.naoENumero],
  ...[-1e300, -320, -2, -1.1, -1.01, -0.99, -0.9, -0.5, -0.1, -0.01].map((n) => [n, M.foraDoLimite] as const),
  [-1, null],
  [-0, null],
  ...[0, 0.1, 0.5, 0.9, 1, 31, 31.9, 32, 33.9, 34, 34.5, 319.9, 320].map((n) => [n, null] as const),
  ...[0.01, 0.05, 0.15, 1.25, 31.99, 319.99].map((n) => [n, M.naoENumero] as const),
  ...[320.01, 320.1, 321, 1000, 1e300].map((n) => [n, M.foraDoLimite] as const),
];

describe('an hour cell (E-FREQUENCIA-2, D27)', () => {
  it.each(CELULAS)('T-C6: %s', (horas, texto) => {
    expect(problemaDasHoras(horas)?.mensagem ?? null).toBe(texto);
  });

  it('T-C6: is checked by its position, for every cell of every month seen from every month', () => {
    let celulas = 0;
    for (let atual = 1; atual <= 12; atual += 1) {
      const hoje = `2026-${String(atual).padStart(2, '0')}-28`;
      for (let mes = 1; mes <= 12; mes += 1) {
        for (const [horas, texto] of CELULAS) {
          if (horas !== undefined) {
            const enviados = meses(atual, { [mes]: horas });
            const i = enviados.findIndex((e) => e.mes === mes);
            const futuro = horas === null || horas === -1 ? null : M.mesFuturo;
            const esperado = mes <= atual ? texto : futuro;
            expect([atual, mes, horas, julgar([um(enviados)], ANA, hoje)]).toEqual([
              ...[atual, mes, horas],
              esperado === null ? [] : [[`0.horasPorMes.${i}.horas`, `Ana Lima: ${esperado}`]],
            ]);
            celulas += 1;
          }
        }
      }
    }
    expect(celulas).toBe(144 * (CELULAS.length - 1));
  });

  it('accepts one decimal of every whole hour, and no hundredth between', () => {
    for (let decimos = 0; decimos <= 3200; decimos += 1) {
      expect([decimos, problemaDasHoras(decimos / 10)]).toEqual([decimos, null]);
      expect(problemaDasHoras(decimos / 10 + 0.05)).not.toBeNull();
    }
  });
});

describe('the records of a sheet (D27)', () => {
  it('requires all twelve months of a past year', () => {
    expect(julgar([um(meses(12, { 12: 34 }), { ano: 2025 })])).toEqual([]);
    expect(julgar([um(meses(11), { ano: 2025 })])).toEqual([['0.horasPorMes', `Ana Lima: ${M.celulaVazia}`]]);
  });

  it('T-J5: includes in January the whole year before, and January alone of the new one', () => {
    const hoje = '2027-01-11';
    expect(julgar([um(meses(12)), um(meses(1, { 1: 34 }), { ano: 2027 })], ANA, hoje)).toEqual([]);
    expect(julgar([um(meses(2, { 2: 34 }), { ano: 2027 })], ANA, hoje)).toEqual([
      ['0.horasPorMes.1.horas', `Ana Lima: ${M.mesFuturo}`],
    ]);
    expect(julgar([um(meses(11))], ANA, hoje)).toEqual([['0.horasPorMes', `Ana Lima: ${M.celulaVazia}`]]);
  });

  it.each(['2028-02-28', '2028-02-29', '2027-02-28'])(
    'T-J5: counts %s as February, whose hours are accepted, and none of March',
    (hoje) => {
      const ano = Number(hoje.slice(0, 4));
      expect(julgar([um(meses(2, { 2: 34 }), { ano })], ANA, hoje)).toEqual([]);
      expect(julgar([um(meses(2, { 3: 34 }), { ano })], ANA, hoje)).toHaveLength(1);
    },
  );

  it('does not require a stored month again; an emptied one is missing', () => {
    const guardados = meses(ULTIMO).map(({ mes }) => ({ mes, horas: 34 }));
    const atual = { ...ANA, horasPorMes: guardados };
    expect(julgar([um([{ mes: 3, horas: 10 }])], atual)).toEqual([]);
    expect(julgar([um([])], atual)).toEqual([]);
    expect(julgar([um([{ mes: 3, horas: null }])], atual)).toEqual([
      ['0.horasPorMes.0.horas', `Ana Lima: ${M.celulaVazia}`],
    ]);
  });

  it.each([
    ['an empty list', [], ANA, [['', M.nadaParaRegistrar]]],
    ['no such instructor', [um(meses(ULTIMO))], null, [['0.instrutor', M.instrutorDeOutroProjeto]]],
    [
      'an irregular one',
      [um(meses(ULTIMO))],
      { ...ANA, instrutor: { ...ANA.instrutor, situacaoInstrutor: 'IRREGULAR' as const } },
      [['0.instrutor', `Ana Lima: ${M.instrutorIrregular}`]],
    ],
    [
      'the same instructor and year twice',
      [um(meses(ULTIMO)), um(meses(ULTIMO))],
      ANA,
      [['1.instrutor', `Ana Lima: ${M.instrutorRepetido}`]],
    ],
    ['two years of one', [um(meses(ULTIMO)), um(meses(12), { ano: 2025 })], ANA, []],
    [
      'the same month twice',
      [um([...meses(ULTIMO), { mes: 4, horas: 34 }])],
      ANA,
      [['0.horasPorMes.11.mes', `Ana Lima: ${M.mesRepetido}`]],
    ],
    ...[0, 13, -1].map(
      (mes) =>
        [
          `month ${mes}`,
          [um([...meses(ULTIMO), { mes, horas: -1 }])],
          ANA,
          [['0.horasPorMes.11.mes', `Ana Lima: ${M.mesInvalido}`]],
        ] as const,
    ),
    ['next year', [um([], { ano: 2027 })], ANA, [['0.ano', `Ana Lima: ${M.anoFuturo}`]]],
    ...[-2026, 0, 26, 999].map(
      (ano) => [`year ${ano}`, [um([], { ano })], ANA, [['0.ano', `Ana Lima: ${M.anoInvalido}`]]] as const,
    ),
  ] as const)('%s', (_, registros, atual, esperado) => {
    expect(julgar(registros, atual)).toEqual(esperado);
  });

  it('asks for no other month where the sheet need not be complete', () => {
    const atual = { ...ANA, horasPorMes: [] };
    const julgarUm = (horas: number, completa: boolean) =>
      problemasDaFrequencia([um([{ mes: 3, horas }])], () => atual, HOJE, completa).length;
    expect([julgarUm(30, true), julgarUm(30, false), julgarUm(400, false)]).toEqual([1, 0, 1]);
  });

  it('names each instructor with their own error', () => {
    const nomes = ['Ana', 'Bia'];
    const problemas = problemasDaFrequencia(
      [um(meses(ULTIMO, { 2: 400 })), um(meses(ULTIMO, { 5: null }), { instrutor: 2 })],
      ({ instrutor }) => ({ ...ANA, instrutor: { ...ANA.instrutor, nome: nomes[instrutor - 1] ?? '' } }),
      HOJE,
    );
    expect(problemas.map(({ mensagem }) => mensagem)).toEqual([
      `Ana: ${M.foraDoLimite}`,
      `Bia: ${M.celulaVazia}`,
    ]);
  });
});

describe('a saved sheet of hours (D27)', () => {
  it('replaces sent months, keeps the others, drops later ones, in order', () => {
    const guardados = [
      { mes: 1, horas: 10 },
      { mes: 2, horas: 20 },
    ];
    const enviados = [
      { mes: 12, horas: -1 },
      { mes: 3, horas: 30 },
      { mes: 2, horas: -1 },
      { mes: 11, horas: null },
    ];
    expect(juntarMeses(guardados, enviados, 11)).toEqual([
      { mes: 1, horas: 10 },
      { mes: 2, horas: -1 },
      { mes: 3, horas: 30 },
    ]);
  });
});
