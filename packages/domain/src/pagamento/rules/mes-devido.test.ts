import { describe, expect, it } from 'vitest';
import { umVinculo } from '../../testing/vinculos.ts';
import { destinoDoLancamento, destinoPorExtenso, NOMES_DAS_CAUSAS, NOMES_DOS_MOTIVOS } from '../messages.ts';
import { CAUSAS_DO_COMPLEMENTO, MOTIVOS_DO_NAO_PAGAMENTO } from '../types.ts';
import { alcancaOMes, motivosDoMes } from './mes-devido.ts';
import { periodosEmDias } from './periodos.ts';

const MES = '2026-05';
const AGORA = new Date('2026-06-22T12:00:00Z');

describe('the vínculo and the month have a day in common', () => {
  const vigencia = { inicio: '2025-03-01', fim: '2026-12-31' };
  it.each([
    [null, null, false],
    ['2026-04', null, true],
    ['2026-05', null, true],
    ['2026-06', null, false],
    ['2026-04', '2026-04-30', false],
    ['2026-04', '2026-05-01', true],
    ['2026-04', '2026-05-31', true],
    ['2025-12', '2026-12-31', true],
  ])('answers for a vínculo from %s to %s: %s', (mesInicio, fim, alcanca) => {
    expect(alcancaOMes({ mesInicio, fim, vigencia }, MES)).toBe(alcanca);
  });
  it.each([
    ['2026-05-31', '2026-12-31', true],
    ['2026-01-01', '2026-05-01', true],
    ['2026-06-01', '2026-12-31', false],
    ['2026-01-01', '2026-04-30', false],
  ])('answers for a call that runs from %s to %s: %s (D41, D48)', (inicio, fim, alcanca) => {
    expect(alcancaOMes({ mesInicio: '2026-01', fim: null, vigencia: { inicio, fim } }, MES)).toBe(alcanca);
  });
});

describe('[C-A2] a month is judged by the facts of that month, never by the present ones', () => {
  const fato = (campo: string, valor: string, desde: string, ate: string | null, origem = 'ATO') => ({
    campo,
    valor,
    desde,
    ate,
    origem,
  });
  const regularDe = (desde: string, ate: string | null) => fato('SITUACAO', 'REGULAR', desde, ate);
  const motivos = (
    fatos: ReturnType<typeof fato>[],
    fuso = 'UTC',
    dados: Parameters<typeof umVinculo>[1] = {},
  ) =>
    motivosDoMes(
      umVinculo(1, { horas: { [MES]: 34 }, ...dados, historico: periodosEmDias(fatos, fuso) }),
      MES,
      AGORA,
    );

  it('keeps October paid after an absence registered in November', () => {
    const v = umVinculo(1, {
      situacao: 'IRREGULAR',
      horas: { '2026-10': 38 },
      ausencias: ['2026-11'],
      historico: periodosEmDias(
        [
          regularDe('2026-03-10T12:00:00Z', '2026-11-22T12:00:00Z'),
          fato('SITUACAO', 'IRREGULAR', '2026-11-22T12:00:00Z', null),
        ],
        'America/Fortaleza',
      ),
    });
    expect(motivosDoMes(v, '2026-10', new Date('2026-11-23T12:00:00Z'))).toEqual([]);
  });

  it.each([
    ['2026-05-31T23:59:59.999Z', null, 'UTC', []],
    ['2026-06-01T00:00:00Z', null, 'UTC', ['IRREGULAR']],
    ['2026-06-01T02:59:59Z', null, 'America/Fortaleza', []],
    ['2026-06-01T03:00:00Z', null, 'America/Fortaleza', ['IRREGULAR']],
    ['2026-01-01T00:00:00Z', '2026-05-01T00:00:00Z', 'UTC', ['IRREGULAR']],
    ['2026-01-01T00:00:00Z', '2026-05-01T00:00:00.001Z', 'UTC', []],
    ['2026-05-10T00:00:00Z', '2026-05-10T00:00:00Z', 'UTC', ['IRREGULAR']],
  ])('REGULAR from %s to %s in %s: %j', (desde, ate, fuso, esperado) => {
    expect(motivos([regularDe(desde, ate)], fuso)).toEqual(esperado);
  });

  it('requires grant holder and REGULAR on one same day, not on two', () => {
    const bolsista = fato('TIPO', 'BOLSISTA', '2026-05-01T00:00:00Z', '2026-05-10T12:00:00Z');
    expect(motivos([bolsista, regularDe('2026-05-10T20:00:00Z', null)])).toEqual([]);
    expect(motivos([bolsista, regularDe('2026-05-11T00:00:00Z', null)])).toEqual(['IRREGULAR']);
    expect(motivos([fato('TIPO', 'VOLUNTARIO', '2026-01-01T00:00:00Z', null)])).toEqual(['NAO_BOLSISTA']);
  });

  it('extends a value that the upgrade rebuilt to the time before; without any history uses the present one (D52)', () => {
    expect(motivos([fato('SITUACAO', 'REGULAR', '2026-11-22T00:00:00Z', null, 'RECONSTRUIDO')])).toEqual([]);
    expect(motivos([fato('SITUACAO', 'REGULAR', '2026-11-22T00:00:00Z', null)])).toEqual(['IRREGULAR']);
    expect(motivos([], 'UTC', { situacao: 'IRREGULAR' })).toEqual(['IRREGULAR']);
    expect(motivos([])).toEqual([]);
  });

  it.each([
    ['EM_ORDEM', []],
    ['DISPENSADO', []],
    ['POR_CONFERIR', ['DOCUMENTOS']],
    ['RECUSADO', ['DOCUMENTOS']],
  ])('gives for documents that are %s now %j (D25)', (valor, esperado) => {
    const antes = fato('DOCUMENTOS', 'EM_ORDEM', '2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z');
    expect(motivos([antes, fato('DOCUMENTOS', valor, '2026-06-01T00:00:00Z', null)])).toEqual(esperado);
  });

  it.each([
    [undefined, 'SEM_FREQUENCIA'],
    [-1, 'NAO_SE_APLICA'],
    [0, 'SEM_HORAS'],
    [0.5, null],
    [320, null],
  ])('%s hours: %s', (horas, motivo) => {
    const v = umVinculo(1, { horas: horas === undefined ? {} : { [MES]: horas } });
    expect(motivosDoMes(v, MES, AGORA)).toEqual(motivo === null ? [] : [motivo]);
  });

  it.each([
    [null, ['FALTA_CPF']],
    ['2026-06-22T12:00:00.001Z', []],
    ['2026-06-22T12:00:00Z', ['FALTA_CPF']],
  ])('exempts a vínculo without a CPF until %s: %j (D38, D52)', (cpfDispensadoAte, esperado) => {
    const v = umVinculo(1, { cpf: null, cpfDispensadoAte, horas: { [MES]: 34 } });
    expect(motivosDoMes(v, MES, AGORA)).toEqual(esperado);
  });

  it('has words for every reason and every cause', () => {
    expect(Object.keys(NOMES_DOS_MOTIVOS).toSorted()).toEqual(MOTIVOS_DO_NAO_PAGAMENTO.toSorted());
    expect(Object.keys(NOMES_DAS_CAUSAS).toSorted()).toEqual(CAUSAS_DO_COMPLEMENTO.toSorted());
    const linha = { causa: null, decisao: null, justificativa: null, pago: false, vaga: null } as const;
    const destino = destinoDoLancamento({ ...linha, tipo: 'NORMAL', motivo: 'FALTA_CPF' });
    expect(destinoPorExtenso(destino)).toBe('não recebe: falta o CPF');
  });
});
