import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESES_PARCIAIS } from '../../configuracao/types.ts';
import { fatosCom, umVinculo } from '../../testing/vinculos.ts';
import type { FatosDaFolha, Lancamento, ValorDaBolsa, Vinculo } from '../types.ts';
import { lancamentosDaFolha } from './lancamentos.ts';
import { somarFolha, valorDaBolsa, valorDasHoras, valorDosDias } from './valores.ts';

const VALOR: ValorDaBolsa = {
  ...{ id: 1, tipo: 'TIPO I', editalId: null, mesInicio: '2026-01', mesFim: null, centavos: 70_000 },
};
const centavos = fc.integer({ min: 100, max: 9_999_999 });
const ABRIL = '2026-04';
const TIPO = (valor: string, de: string, ate = '9999-12-31') => ({ campo: 'TIPO', valor, de, ate });
const bolsista = (de: string, ate?: string) => [
  TIPO('VOLUNTARIO', '0000-01-01', '2025-12-31'),
  TIPO('BOLSISTA', de, ate),
];
const resumo = (linhas: readonly Lancamento[]) =>
  linhas.map((l) => [l.instrutor.id, l.tipo, l.pago, l.valor, l.dias]);

describe('the value of a month', () => {
  it('is the call’s own where it has one, else that of its type, and none outside the periods', () => {
    const valores: ValorDaBolsa[] = [
      { ...VALOR, mesFim: '2026-06' },
      { ...VALOR, id: 2, tipo: null, editalId: 5, centavos: 90_000, mesInicio: '2026-05' },
      { ...VALOR, id: 3, tipo: 'TIPO II', centavos: 50_000 },
    ];
    const de = (id: number, tipo: 'TIPO I' | 'TIPO II', mes: string) =>
      valorDaBolsa(valores, { id, tipo }, mes);
    expect([de(1, 'TIPO I', '2026-06'), de(1, 'TIPO I', '2026-07'), de(1, 'TIPO II', '2027-01')]).toEqual([
      ...[70_000, null, 50_000],
    ]);
    expect([de(5, 'TIPO I', '2026-04'), de(5, 'TIPO I', '2026-05')]).toEqual([70_000, 90_000]);
  });

  it('divided by days adds up to the whole value to the cent, however the days are divided', () => {
    fc.assert(
      fc.property(
        centavos,
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat(3), { minLength: 31, maxLength: 31 }),
        (v, m, donos) => {
          const mes = `2026-${String(m).padStart(2, '0')}`;
          const n = new Date(Date.UTC(2026, m, 0)).getUTCDate();
          const dias = Array.from({ length: n }, (_, i) => i + 1);
          const partes = [0, 1, 2, 3].map((dono) =>
            valorDosDias(
              v,
              dias.filter((dia) => donos[dia - 1] === dono),
              mes,
            ),
          );
          expect(partes.reduce((a, b) => a + b, 0)).toBe(v);
          for (const dia of dias) {
            const um = valorDosDias(v, [dia], mes);
            expect([Math.floor(v / n), Math.ceil(v / n)]).toContain(um);
          }
        },
      ),
    );
  });

  it('by hours rises with them, is exact at the tenths and never above the whole', () => {
    expect([0, 16, 31.9, 32, 320].map((h) => valorDasHoras(70_000, h))).toEqual([
      ...[0, 35_000, 69_781, 70_000, 70_000],
    ]);
    fc.assert(
      fc.property(centavos, fc.nat(3200), (v, decimos) => {
        const um = valorDasHoras(v, decimos / 10);
        // The exact share in 640ths of a cent, by integers of any size.
        const exato = BigInt(v) * BigInt(Math.min(decimos, 320)) * 2n;
        const erro = BigInt(um) * 640n - exato;
        expect(erro > -320n && erro <= 320n).toBe(true);
        expect(um).toBeGreaterThanOrEqual(valorDasHoras(v, Math.max(0, decimos - 1) / 10));
      }),
    );
  });
});

describe('a sheet with values', () => {
  const trocado = [
    umVinculo(1, { projeto: 9, vagas: 1, fim: '2026-04-14', horas: { [ABRIL]: 40 } }),
    umVinculo(2, { projeto: 9, vagas: 1, historico: bolsista('2026-04-15'), horas: { [ABRIL]: 16 } }),
  ];
  const comRegra = (mesParcial: FatosDaFolha['mesParcial'], vinculos: readonly Vinculo[] = trocado) =>
    fatosCom(vinculos, { valores: [VALOR], mesParcial });

  it('pays the whole month to the earlier holder where no rule divides it (D55)', () => {
    expect(resumo(lancamentosDaFolha(ABRIL, comRegra('nenhuma')))).toEqual([
      [1, 'NORMAL', true, 70_000, null],
      [2, 'NORMAL', false, null, null],
    ]);
  });

  it('divides the month of a change by days, together one whole value (D55)', () => {
    expect(resumo(lancamentosDaFolha(ABRIL, comRegra('dias')))).toEqual([
      [1, 'NORMAL', true, 32_666, 14],
      [2, 'NORMAL', true, 37_334, 16],
    ]);
  });

  it('pays by hours at most the share of the days', () => {
    expect(resumo(lancamentosDaFolha(ABRIL, comRegra('horas')))).toEqual([
      [1, 'NORMAL', true, 32_666, 14],
      [2, 'NORMAL', true, 35_000, 16],
    ]);
  });

  it('keeps the days of a holder who waits for documents, and pays the others’ own', () => {
    const [um, dois] = trocado as [Vinculo, Vinculo];
    const espera = {
      ...um,
      historico: [{ campo: 'DOCUMENTOS', valor: 'POR_CONFERIR', de: '2026-04-01', ate: '9999-12-31' }],
    };
    expect(
      lancamentosDaFolha(ABRIL, comRegra('dias', [espera, dois])).map((l) => [l.motivo, l.valor]),
    ).toEqual([
      ['DOCUMENTOS', null],
      [null, 37_334],
    ]);
  });

  it('says where a value is missing, and sums only what is registered', () => {
    const linhas = lancamentosDaFolha(ABRIL, fatosCom(trocado, { valores: [] }));
    expect(somarFolha(linhas)).toEqual({ valorAPagar: 0, valorADevolver: 0, semValor: 1 });
  });

  /** Closes April with these ties; answers the facts of May with the same ones changed. */
  function depoisDeAbril(
    antes: FatosDaFolha,
    mudar: (v: Vinculo) => Vinculo,
    resto: Partial<FatosDaFolha> = {},
  ): FatosDaFolha {
    return {
      ...antes,
      vinculos: antes.vinculos.map(mudar),
      lancados: lancamentosDaFolha(ABRIL, antes).map((l) => ({ ...l, folha: ABRIL })),
      fechados: [ABRIL],
      regras: { [ABRIL]: antes.mesParcial },
      ...resto,
    };
  }
  const ajustes = (fatos: FatosDaFolha) =>
    lancamentosDaFolha('2026-05', fatos)
      .filter(({ tipo }) => tipo !== 'NORMAL')
      .map((l) => [l.instrutor.id, l.tipo, l.valor, l.parcial]);

  it('asks back what was paid, not what a later value says', () => {
    const depois = depoisDeAbril(comRegra('nenhuma'), (v) => ({ ...v, horas: {} }), {
      valores: [{ ...VALOR, centavos: 90_000 }],
    });
    expect(ajustes(depois)).toEqual([[1, 'ESTORNO', 70_000, false]]);
  });

  it('never reckons a paid month again for a new value or another rule', () => {
    const valores = [{ ...VALOR, centavos: 90_000 }];
    for (const mesParcial of MESES_PARCIAIS) {
      expect(ajustes(depoisDeAbril(comRegra('nenhuma'), (v) => v, { valores, mesParcial }))).toEqual([]);
      expect(ajustes(depoisDeAbril(comRegra('dias'), (v) => v, { valores, mesParcial }))).toEqual([]);
    }
  });

  it('carries the difference of days or hours, with the value of the closed month', () => {
    const antes = depoisDeAbril(comRegra('dias'), (v) => (v.fim === null ? v : { ...v, fim: '2026-04-10' }));
    expect(ajustes(antes)).toEqual([[1, 'ESTORNO', 32_666 - 23_333, true]]);
    const mais = depoisDeAbril(comRegra('horas'), (v) => ({ ...v, horas: { [ABRIL]: 17 } }), {
      valores: [{ ...VALOR, centavos: 90_000 }],
    });
    expect(ajustes(mais)).toEqual([[2, 'COMPLEMENTO', 2188, true]]);
  });

  it('asks again when the amount of a decided estorno changed', () => {
    const fatos = depoisDeAbril(comRegra('dias'), (v) => (v.fim === null ? v : { ...v, fim: '2026-04-10' }));
    const decidido = {
      ...{
        instrutorId: 1,
        competencia: ABRIL,
        decisao: 'CONFIRMADO' as const,
        justificativa: null,
        parcial: true,
      },
    } as const;
    const decisoes = (valor: number) =>
      lancamentosDaFolha('2026-05', { ...fatos, decididos: [{ ...decidido, valor }] }).flatMap((l) =>
        l.tipo === 'ESTORNO' ? [l.decisao] : [],
      );
    expect([decisoes(9333), decisoes(9332)]).toEqual([['CONFIRMADO'], [null]]);
  });
});

// A second reckoning, day by day: each day of the month gives its cents to the first holders of the places, by a
// carried remainder instead of a division. It knows nothing of the product's rules.

interface Laco {
  readonly de: number;
  readonly ate: number;
  readonly horas: number;
  readonly projeto: number;
}

const VAGAS: Readonly<Record<number, number>> = { 1: 1, 2: 2 };
const dia = (n: number) => `${ABRIL}-${String(n).padStart(2, '0')}`;

function vinculosDe(lacos: readonly Laco[]): Vinculo[] {
  return lacos.map(({ de, ate, horas, projeto }, i) =>
    umVinculo(i + 1, {
      ...{ projeto, vagas: VAGAS[projeto] ?? 1, horas: { [ABRIL]: horas }, fim: dia(Math.max(de, ate)) },
      historico: bolsista(dia(de)),
    }),
  );
}

/** `antes`: the cents that each was paid in an earlier sheet; who was paid keeps their days. */
function contaDia(
  lacos: readonly Laco[],
  cheio: number,
  regra: 'dias' | 'horas',
  antes: readonly number[] = [],
): number[] {
  const jaPago = (i: number) => ((antes[i] ?? 0) > 0 ? 0 : 100);
  const recebidos = lacos.map(() => 0);
  let resto = 0;
  for (let n = 1; n <= 30; n += 1) {
    resto += cheio % 30;
    const vale = Math.trunc(cheio / 30) + (resto >= 30 ? 1 : 0);
    if (resto >= 30) resto -= 30;
    for (const projeto of [1, 2]) {
      const fila = lacos
        .map((laco, i) => ({ ...laco, i }))
        .filter((l) => l.projeto === projeto && l.horas > 0 && l.de <= n && n <= Math.max(l.de, l.ate))
        .sort((a, b) => jaPago(a.i) + a.de - jaPago(b.i) - b.de || a.i - b.i);
      for (const { i } of fila.slice(0, VAGAS[projeto])) recebidos[i] = (recebidos[i] ?? 0) + vale;
    }
  }
  if (regra === 'dias') return recebidos;
  return recebidos.map((pelosDias, i) => {
    const horas = Math.min(lacos[i]?.horas ?? 0, 32);
    return Math.min(pelosDias, Number((BigInt(cheio) * BigInt(Math.round(horas * 10)) * 2n + 320n) / 640n));
  });
}

const umLaco = fc.record({
  ...{ de: fc.integer({ min: 1, max: 30 }), ate: fc.integer({ min: 1, max: 30 }) },
  ...{ horas: fc.constantFrom(0, 3.5, 16, 31.9, 40), projeto: fc.constantFrom(1, 2) },
});
const lacos = fc.array(umLaco, { minLength: 1, maxLength: 6 });
const regras = fc.constantFrom('dias' as const, 'horas' as const);

describe('an independent reckoning', () => {
  it('gives every line the same cents, and no place more than one whole value (D55)', () => {
    fc.assert(
      fc.property(lacos, centavos, regras, (todos, valor, mesParcial) => {
        const fatos = fatosCom(vinculosDe(todos), { valores: [{ ...VALOR, centavos: valor }], mesParcial });
        const linhas = lancamentosDaFolha(ABRIL, fatos);
        const pagos = todos.map((_, i) => linhas.find(({ instrutor }) => instrutor.id === i + 1)?.valor ?? 0);
        expect(pagos).toEqual(contaDia(todos, valor, mesParcial));
        for (const projeto of [1, 2]) {
          const doProjeto = linhas.filter((l) => l.projeto.id === projeto);
          expect(somarFolha(doProjeto).valorAPagar).toBeLessThanOrEqual(valor * (VAGAS[projeto] ?? 0));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('over sheets closed one after another, with facts that change in between, never pays a place above it', () => {
    const mudanca = fc.record({ quem: fc.nat(5), laco: umLaco, valor: centavos, dispensa: fc.boolean() });
    fc.assert(
      fc.property(
        lacos,
        centavos,
        regras,
        fc.array(mudanca, { minLength: 1, maxLength: 4 }),
        (todos, valor, regra, mudancas) => {
          let agora = [...todos];
          let fatos = fatosCom(vinculosDe(agora), {
            valores: [{ ...VALOR, centavos: valor }],
            mesParcial: regra,
          });
          const fechar = (mes: string, dispensa: boolean) => {
            const decididos = lancamentosDaFolha(mes, fatos).flatMap((l) =>
              l.tipo === 'ESTORNO'
                ? [
                    {
                      ...{ instrutorId: l.instrutor.id, competencia: l.competencia, valor: l.valor },
                      ...{ parcial: l.parcial, justificativa: null },
                      decisao: dispensa ? ('DISPENSADO' as const) : ('CONFIRMADO' as const),
                    },
                  ]
                : [],
            );
            const linhas = lancamentosDaFolha(mes, { ...fatos, decididos });
            const lancados = [...fatos.lancados, ...linhas.map((l) => ({ ...l, folha: mes }))];
            const regrasDosMeses = { ...fatos.regras, [mes]: fatos.mesParcial };
            fatos = { ...fatos, lancados, fechados: [...fatos.fechados, mes], regras: regrasDosMeses };
          };
          const liquido = (filtro: (l: FatosDaFolha['lancados'][number]) => boolean) =>
            fatos.lancados
              .filter((l) => l.competencia === ABRIL && filtro(l))
              .reduce(
                (soma, l) => soma + (l.pago ? 1 : l.decisao === 'CONFIRMADO' ? -1 : 0) * (l.valor ?? 0),
                0,
              );
          fechar(ABRIL, false);
          mudancas.forEach(({ quem, laco, valor: novo, dispensa }, n) => {
            const i = quem % agora.length;
            // A tie stays in its project; its days, hours and the registered value change.
            agora = agora.map((um, j) => (j === i ? { ...laco, projeto: um.projeto } : um));
            fatos = { ...fatos, vinculos: vinculosDe(agora), valores: [{ ...VALOR, centavos: novo }] };
            fechar(`2026-${String(5 + n).padStart(2, '0')}`, dispensa);
            for (const projeto of [1, 2]) {
              const pago = liquido((l) => l.projeto.id === projeto);
              const teto = Math.max(valor, ...mudancas.slice(0, n + 1).map((m) => m.valor));
              expect(pago).toBeLessThanOrEqual(teto * (VAGAS[projeto] ?? 0));
              expect(pago).toBeGreaterThanOrEqual(0);
            }
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('pays held lines in a later sheet with the same cents, once, and gives their days to nobody meanwhile', () => {
    const segurados = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(lacos, centavos, regras, segurados, segurados, (todos, valor, mesParcial, em, ainda) => {
        let fatos = fatosCom(vinculosDe(todos), { valores: [{ ...VALOR, centavos: valor }], mesParcial });
        const fechar = (mes: string, retidos: readonly boolean[]) => {
          const linhas = lancamentosDaFolha(mes, {
            ...fatos,
            retidos: todos.flatMap((_, i) =>
              retidos[i] === true ? [{ instrutorId: i + 1, competencia: ABRIL, motivo: 'x' }] : [],
            ),
          });
          const lancados = [...fatos.lancados, ...linhas.map((l) => ({ ...l, folha: mes }))];
          const regrasDosMeses = { ...fatos.regras, [mes]: fatos.mesParcial };
          fatos = { ...fatos, lancados, fechados: [...fatos.fechados, mes], regras: regrasDosMeses };
        };
        const pagos = () =>
          todos.map((_, i) =>
            fatos.lancados
              .filter(({ instrutor, pago }) => pago && instrutor.id === i + 1)
              .reduce((soma, l) => soma + (l.valor ?? 0), 0),
          );
        const devidos = contaDia(todos, valor, mesParcial);
        const semRetidos = (retidos: readonly boolean[]) =>
          devidos.map((cents, i) => (retidos[i] === true ? 0 : cents));
        fechar(ABRIL, em);
        expect(pagos()).toEqual(semRetidos(em));
        fechar('2026-05', ainda);
        expect(pagos()).toEqual(semRetidos(em.map((um, i) => um && ainda[i] === true)));
        for (const mes of ['2026-06', '2026-07']) fechar(mes, []);
        expect(pagos()).toEqual(devidos);
        expect(fatos.lancados.some(({ tipo }) => tipo === 'ESTORNO')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('ends at what the days and hours say when every return is confirmed', () => {
    fc.assert(
      fc.property(lacos, centavos, regras, fc.nat(5), umLaco, (todos, valor, mesParcial, quem, novo) => {
        const valores = [{ ...VALOR, centavos: valor }];
        const antes = fatosCom(vinculosDe(todos), { valores, mesParcial });
        const i = quem % todos.length;
        const agora = todos.map((um, j) => (j === i ? { ...novo, projeto: um.projeto } : um));
        let fatos = depois(antes, ABRIL, vinculosDe(agora));
        // A paid tie that lost its days to an earlier one gives them back first; the other is paid in the next sheet.
        for (const mes of ['2026-05', '2026-06']) fatos = depois(fatos, mes, fatos.vinculos);
        const liquido = todos.map((_, j) =>
          fatos.lancados
            .filter((l) => l.competencia === ABRIL && l.instrutor.id === j + 1)
            .reduce(
              (soma, l) => soma + (l.pago ? 1 : l.decisao === 'CONFIRMADO' ? -1 : 0) * (l.valor ?? 0),
              0,
            ),
        );
        expect(liquido).toEqual(contaDia(agora, valor, mesParcial, contaDia(todos, valor, mesParcial)));
      }),
      { numRuns: 300 },
    );
  });

  /** The month closed with every estorno confirmed, and the ties as they are from then on. */
  function depois(fatos: FatosDaFolha, mes: string, vinculos: readonly Vinculo[]): FatosDaFolha {
    const linhas = lancamentosDaFolha(mes, fatos).map((l) => ({
      ...l,
      folha: mes,
      decisao: l.tipo === 'ESTORNO' ? ('CONFIRMADO' as const) : null,
    }));
    return {
      ...{ ...fatos, vinculos, lancados: [...fatos.lancados, ...linhas], fechados: [...fatos.fechados, mes] },
      regras: { ...fatos.regras, [mes]: fatos.mesParcial },
    };
  }
});
