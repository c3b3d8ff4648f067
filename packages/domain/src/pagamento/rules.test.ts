import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ehMesValido } from '../kernel/meses.ts';
import { umBolsista } from '../testing/bolsistas.ts';
import { NOMES_DOS_MOTIVOS } from './messages.ts';
import { alcancaOMes, lancamentosDaFolha, mesesEmAberto, motivoDoNaoPagamento } from './rules.ts';
import { MOTIVOS_DO_NAO_PAGAMENTO } from './types.ts';

const MES = '2026-05';

it.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['0999-01', false],
  ['2026-01-01', false],
  ['', false],
])('%j is a month: %s', (texto, valido) => {
  expect(ehMesValido(texto)).toBe(valido);
});

describe('the tie touches the month', () => {
  it.each([
    [null, null, false],
    ['2026-04', null, true],
    ['2026-05', null, true],
    ['2026-06', null, false],
    ['2026-04', '2026-04-30', false],
    ['2026-04', '2026-05-01', true],
    ['2026-04', '2026-05-31', true],
    ['2026-04', '2026-06-01', true],
    ['2025-12', '2026-12-31', true],
  ])('from %s to %s: %s', (mesInicio, fim, alcanca) => {
    expect(alcancaOMes({ mesInicio, fim }, MES)).toBe(alcanca);
  });
});

describe('every combination of situation, hours, absence and earlier payment', () => {
  const combinacoes = (['REGULAR', 'IRREGULAR'] as const).flatMap((situacao) =>
    [undefined, -1, 0, 0.5, 34, 320].flatMap((horas) =>
      [false, true].flatMap((ausente) =>
        [false, true].map((jaPago) => ({ situacao, horas, ausente, jaPago })),
      ),
    ),
  );
  it.each(combinacoes)(
    '$situacao, $horas h, absent $ausente, paid before $jaPago',
    ({ situacao, horas, ausente, jaPago }) => {
      const fatos = {
        situacao,
        horas: horas === undefined ? {} : { [MES]: horas },
        ausencias: ausente ? [MES] : ['2026-04', '2026-06'],
      };
      const valem = {
        IRREGULAR: situacao === 'IRREGULAR',
        SEM_FREQUENCIA: horas === undefined,
        NAO_SE_APLICA: horas === -1,
        AUSENCIA: ausente,
        JA_PAGO: jaPago,
      };
      const esperado = MOTIVOS_DO_NAO_PAGAMENTO.find((motivo) => valem[motivo]) ?? null;
      expect(motivoDoNaoPagamento(fatos, MES, jaPago)).toBe(esperado);
    },
  );
  it('and every reason has its words', () => {
    expect(Object.keys(NOMES_DOS_MOTIVOS)).toEqual([...MOTIVOS_DO_NAO_PAGAMENTO]);
  });
});

const resumo = (mes: string, fatos: Parameters<typeof lancamentosDaFolha>[1]) =>
  lancamentosDaFolha(mes, fatos).map((l) => [
    l.instrutor.id,
    l.competencia,
    l.tipo,
    l.pago,
    l.motivo,
    l.horas,
  ]);

describe('the lines of a month', () => {
  const nada = { recebidos: [], fechados: [] };

  it('are one for each holder whom the month touches', () => {
    const bolsistas = [
      umBolsista(1, { horas: { [MES]: 34 } }),
      umBolsista(2, { mesInicio: '2026-06' }),
      umBolsista(3, { fim: '2026-04-30' }),
      umBolsista(4, { mesInicio: null }),
      umBolsista(5),
    ];
    expect(resumo(MES, { ...nada, bolsistas })).toEqual([
      [1, MES, 'NORMAL', true, null, 34],
      [5, MES, 'NORMAL', false, 'SEM_FREQUENCIA', null],
    ]);
  });

  it('pay one person once, whatever the case of the e-mail, by the tie that has earned it', () => {
    const bolsistas = [
      umBolsista(1, { email: 'Ana@exemplo.test' }),
      umBolsista(2, { email: 'ANA@exemplo.test', horas: { [MES]: 10 } }),
      umBolsista(3, { email: 'ana@exemplo.test', horas: { [MES]: 20 } }),
    ];
    expect(resumo(MES, { ...nada, bolsistas })).toEqual([
      [1, MES, 'NORMAL', false, 'SEM_FREQUENCIA', null],
      [2, MES, 'NORMAL', true, null, 10],
      [3, MES, 'NORMAL', false, 'JA_PAGO', 20],
    ]);
  });

  it('make up for closed months that are earned by now, and for no others', () => {
    const bolsistas = [
      // Registered March late; February is still missing; April was paid.
      umBolsista(1, { horas: { '2026-01': 5, '2026-03': 30, '2026-04': 34, [MES]: 34 } }),
      // Not on the sheet of March at all: his first month was set later.
      umBolsista(2, {
        mesInicio: '2026-03',
        horas: { '2026-03': 12 },
        ausencias: ['2026-04'],
        fim: '2026-04-30',
      }),
    ];
    const recebidos = [{ instrutorId: 1, email: 'outro@exemplo.test', competencia: '2026-04' }];
    const fechados = ['2026-02', '2026-03', '2026-04', '2026-06'];
    expect(resumo(MES, { bolsistas, recebidos, fechados })).toEqual([
      [1, MES, 'NORMAL', true, null, 34],
      [1, '2026-03', 'AJUSTE', true, null, 30],
      [2, '2026-03', 'AJUSTE', true, null, 12],
    ]);
  });

  const email = fc.constantFrom('a@x.test', 'A@X.test', 'b@x.test', 'c@x.test');
  const mes = fc.constantFrom('2026-01', '2026-02', '2026-03', '2026-04');
  const bolsista = fc.record({
    email,
    situacao: fc.constantFrom('REGULAR' as const, 'IRREGULAR' as const),
    mesInicio: fc.option(mes),
    fim: fc.option(fc.constantFrom('2026-02-10', '2026-03-31')),
    horas: fc.dictionary(mes, fc.constantFrom(-1, 0, 34)),
    ausencias: fc.array(mes, { maxLength: 2 }),
  });

  it('never pay a person twice for a month over a whole year of sheets, and lose nothing that was earned', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(bolsista, bolsista, bolsista), { maxLength: 4 }), (passos) => {
        const recebidos: { instrutorId: number; email: string; competencia: string }[] = [];
        const fechados: string[] = [];
        passos.forEach((dados, i) => {
          const competencia = `2026-0${i + 1}`;
          const bolsistas = dados.map((um, n) => umBolsista(n + 1, um));
          const linhas = lancamentosDaFolha(competencia, { bolsistas, recebidos, fechados });
          for (const l of linhas.filter(({ pago }) => pago)) {
            recebidos.push({
              instrutorId: l.instrutor.id,
              email: l.instrutor.email,
              competencia: l.competencia,
            });
          }
          fechados.push(competencia);
          const repetida = lancamentosDaFolha('2026-12', { bolsistas, recebidos, fechados });
          expect(repetida.filter(({ tipo }) => tipo === 'AJUSTE')).toEqual([]);
        });
        for (const chave of ['email', 'instrutorId'] as const) {
          const feitos = recebidos.map((r) => `${r.competencia} ${String(r[chave]).toLowerCase()}`);
          expect(new Set(feitos).size).toBe(feitos.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the months that wait for their sheet', () => {
  const bolsistas = [
    umBolsista(1, { mesInicio: '2025-11', fim: '2026-01-15' }),
    umBolsista(2, { mesInicio: '2026-04' }),
  ];
  it.each([
    [[], '2026-05', ['2025-11', '2025-12', '2026-01', '2026-04', '2026-05']],
    [['2025-11', '2025-12', '2026-04'], '2026-05', ['2026-01', '2026-05']],
    [[], '2025-10', []],
  ])('of those closed %j up to %s: %j (T-J5)', (fechados, ate, abertos) => {
    expect(mesesEmAberto({ bolsistas, fechados }, ate)).toEqual(abertos);
  });
  it('are none without holders', () => {
    expect(
      mesesEmAberto({ bolsistas: [umBolsista(1, { mesInicio: null })], fechados: [] }, '2026-05'),
    ).toEqual([]);
  });
});
