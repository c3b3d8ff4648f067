import { describe, expect, it } from 'vitest';
import { depoisDeFechar, resumoDaFolha as resumo } from '../../testing/folhas.ts';
import { fatosCom, umVinculo } from '../../testing/vinculos.ts';
import type { LancamentoFechado, Vinculo } from '../types.ts';
import { lancamentosDaFolha, mesesEmAberto } from './lancamentos.ts';

const MES = '2026-05';

describe('[C-A3] the next sheet carries the difference of each closed month, each once (D39)', () => {
  const v = umVinculo(1, { horas: { [MES]: 36, '2026-06': 30 } });
  const mudado = (dados: Partial<Vinculo>) => depoisDeFechar([MES], [v], (um) => ({ ...um, ...dados }));

  it.each([
    [{ horas: { [MES]: -1 } }, 'NAO_SE_APLICA'],
    [{ horas: { [MES]: 0 } }, 'SEM_HORAS'],
    [{ ausencias: [MES] }, 'AUSENCIA'],
    [{ fim: '2026-04-30' }, 'FORA_DO_VINCULO'],
    [{ fim: '2025-12-31' }, 'NUNCA_COMECOU'],
    [{ mesInicio: '2026-06' }, 'FORA_DO_VINCULO'],
  ])('%j reclaims the month: %s', (dados, motivo) => {
    const ajustes = resumo('2026-06', mudado(dados)).filter(([, , tipo]) => tipo !== 'NORMAL');
    expect(ajustes).toEqual([[1, MES, 'ESTORNO', false, motivo]]);
  });

  const agoraMesmo = (campo: string, valor: string) => ({
    campo,
    valor,
    de: '2026-06-10',
    ate: '9999-12-31',
  });
  it.each([
    ['a replaced document', { historico: [agoraMesmo('DOCUMENTOS', 'POR_CONFERIR')] }],
    ['a refused document', { historico: [agoraMesmo('DOCUMENTOS', 'RECUSADO')] }],
    ['another type', { tipoAluno: 'VOLUNTARIO', acumulo: null } as const],
    ['another situation', { situacao: 'IRREGULAR' } as const],
    ['a missing CPF', { instrutor: { ...v.instrutor, cpf: null } }],
    ['a call that ends earlier', { vigencia: { inicio: '2026-01-01', fim: '2026-04-30' } }],
    ['fewer places', { projeto: { ...v.projeto, vagas: 0 } }],
  ])('%s reclaims nothing', (_nome, dados) => {
    expect(resumo('2026-06', mudado(dados)).filter(([, , tipo]) => tipo !== 'NORMAL')).toEqual([]);
  });

  it('pays for late hours, a late CPF and checked documents, with the reason', () => {
    const semNada = umVinculo(1, { cpf: null });
    const fatos = depoisDeFechar([MES], [semNada], () => v);
    expect(lancamentosDaFolha('2026-06', fatos)[1]).toMatchObject({
      tipo: 'COMPLEMENTO',
      competencia: MES,
      pago: true,
      causa: 'SEM_FREQUENCIA',
    });
  });

  it('handles repeated changes: complement after estorno after payment, and a waiver for good', () => {
    let fatos = mudado({ horas: { [MES]: 0 } });
    const fechar = (mes: string, decisao: 'CONFIRMADO' | 'DISPENSADO' | null) => {
      const decididos =
        decisao === null
          ? []
          : [{ instrutorId: 1, competencia: MES, decisao, justificativa: 'x', valor: null, parcial: false }];
      const linhas = lancamentosDaFolha(mes, { ...fatos, decididos });
      fatos = {
        ...fatos,
        lancados: [...fatos.lancados, ...linhas.map((l) => ({ ...l, folha: mes }))],
        fechados: [...fatos.fechados, mes],
      };
      return linhas.filter(({ tipo }) => tipo !== 'NORMAL').map(({ tipo }) => tipo);
    };
    const comHoras = (horas: number) => {
      fatos = { ...fatos, vinculos: [{ ...v, horas: { [MES]: horas } }] };
    };
    expect(fechar('2026-06', 'CONFIRMADO')).toEqual(['ESTORNO']);
    expect(fechar('2026-07', null)).toEqual([]);
    comHoras(12);
    expect(fechar('2026-08', null)).toEqual(['COMPLEMENTO']);
    comHoras(0);
    expect(fechar('2026-09', 'DISPENSADO')).toEqual(['ESTORNO']);
    expect(fechar('2026-10', null)).toEqual([]);
    comHoras(12);
    expect(fechar('2026-11', null)).toEqual([]);
  });

  it('counts only facts after the upgrade for a month closed before the rule (D52)', () => {
    const retratos = [
      { instrutorId: 1, competencia: MES, horas: 36, ausente: false, alcancava: true },
      { instrutorId: 2, competencia: MES, horas: 0, ausente: false, alcancava: true },
    ];
    const base = depoisDeFechar([MES], [v, umVinculo(2)]);
    const antes = { ...base, anterioresARegra: [MES], retratos };
    const ajustes = (vinculos: readonly Vinculo[]) =>
      resumo('2026-06', { ...antes, vinculos }).filter(([, , tipo]) => tipo !== 'NORMAL');
    expect(ajustes([v, umVinculo(2, { horas: { [MES]: 0 } })])).toEqual([]);
    expect(ajustes([{ ...v, horas: { [MES]: -1 } }, umVinculo(2, { horas: { [MES]: 8 } })])).toEqual([
      [2, MES, 'COMPLEMENTO', true, null],
      [1, MES, 'ESTORNO', false, 'NAO_SE_APLICA'],
    ]);
    // Paid without hours under the earlier rule, and nothing has changed since.
    const pago = { ...antes.lancados[0], instrutor: umVinculo(2).instrutor } as LancamentoFechado;
    const comPago = { ...antes, lancados: [pago], vinculos: [umVinculo(2, { horas: { [MES]: 0 } })] };
    expect(resumo('2026-06', comPago).filter(([, , tipo]) => tipo !== 'NORMAL')).toEqual([]);
  });
});

describe('the months that wait for their sheet', () => {
  const vinculos = [
    umVinculo(1, {
      mesInicio: '2025-11',
      fim: '2026-01-15',
      vigencia: { inicio: '2025-01-01', fim: '2026-12-31' },
    }),
    umVinculo(2, { mesInicio: '2026-04' }),
  ];
  it.each([
    [[], '2026-05', ['2025-11', '2025-12', '2026-01', '2026-04', '2026-05']],
    [['2025-11', '2025-12', '2026-04'], '2026-05', ['2026-01', '2026-05']],
    [[], '2025-10', []],
  ])('are, with %j closed, up to %s: %j (T-J5)', (fechados, ate, abertos) => {
    expect(mesesEmAberto(fatosCom(vinculos, { fechados }), ate)).toEqual(abertos);
  });
  it('are none without holders', () => {
    expect(mesesEmAberto(fatosCom([umVinculo(1, { mesInicio: null })]), '2026-05')).toEqual([]);
  });
  it('include the month after the last one while something earlier must be paid', () => {
    const v = umVinculo(1, { mesInicio: MES, fim: '2026-05-31', horas: { [MES]: 34 } });
    expect(mesesEmAberto(depoisDeFechar([MES], [v]), '2026-09')).toEqual([]);
    const fatos = depoisDeFechar([MES], [v], (um) => ({ ...um, horas: { [MES]: 0 } }));
    expect(mesesEmAberto(fatos, '2026-09')).toEqual(['2026-06']);
    expect(mesesEmAberto(fatos, '2026-05')).toEqual([]);
  });
});
