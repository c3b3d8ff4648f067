import { describe, expect, it } from 'vitest';
import { umaFolha } from '../../../testing/answers-da-frequencia.ts';
import {
  campoNaTela,
  diferencasDe,
  digitadasDe,
  lerHoras,
  registrosDe,
  totalDaLinha,
  vaziasDe,
  versoesDe,
} from './horas-digitadas.ts';

const folha = umaFolha();
const base = digitadasDe(folha);

describe('the hours in the cells of a sheet', () => {
  it.each([
    ['34', 34],
    ['33,5', 33.5],
    ['33.5', 33.5],
    [' -1 ', -1],
    ['−1', -1],
    ['', null],
    ['  ', null],
    ['12,55', 12.55],
    ['abc', Number.NaN],
    ['3,', Number.NaN],
    ['1e2', Number.NaN],
    ['--1', Number.NaN],
  ] as const)('reads %j as %s', (texto, horas) => {
    expect(lerHoras(texto)).toBe(horas);
  });

  it("begins with the server's proposals: −1 before the start, 34 from it, only in editable rows", () => {
    expect(base).toEqual({ '1:1': '-1', '1:2': '-1', '1:3': '34', '1:4': '34', '1:5': '34' });
  });

  it('sums up exactly while typing, and leaves out what is no number', () => {
    const [ana, bia] = folha.linhas;
    if (ana === undefined || bia === undefined) throw new Error('a row is missing');
    expect(totalDaLinha(ana, base)).toBe(102);
    expect(totalDaLinha(ana, { ...base, '1:3': '0,1', '1:4': '0,2', '1:5': 'x' })).toBe(0.3);
    expect(totalDaLinha(bia, base)).toBe(20.5);
  });

  it('sends every past and present month of the editable rows, with the version it began from', () => {
    const [registro, ...outros] = registrosDe(folha, { ...base, '1:5': '31,5' }, versoesDe(folha));
    expect(outros).toEqual([]);
    expect(registro).toMatchObject({ instrutor: 1, ano: 2026, projeto: 31, versao: 0 });
    expect(registro?.horasPorMes.map(({ horas }) => horas)).toEqual([-1, -1, 34, 34, 31.5]);
  });

  it('lists the empty cells by instructor', () => {
    expect(vaziasDe(folha, base)).toEqual([]);
    expect(vaziasDe(folha, { ...base, '1:2': ' ', '1:4': '' })).toEqual([
      { instrutor: { id: 1, nome: 'Ana Lima' }, meses: [2, 4] },
    ]);
  });

  it('T-G13: names the cells that differ from the server now, and those typed here', () => {
    const la = umaFolha(
      1,
      [10, 34, 34].map((horas, i) => ({ mes: 3 + i, horas })),
    );
    expect(diferencasDe(la, { ...base, '1:4': '34,0', '1:5': '20' }, base)).toEqual([
      { chave: '1:3', nome: 'Ana Lima', mes: 3, aqui: '34', la: '10', minha: false },
      { chave: '1:5', nome: 'Ana Lima', mes: 5, aqui: '20', la: '34', minha: true },
    ]);
  });

  it('finds the cell that a refusal names by its place', () => {
    const registros = registrosDe(folha, { ...base, '1:4': '' }, versoesDe(folha));
    expect(campoNaTela('0.horasPorMes.2.horas', registros)).toBe('horas-1-3');
    expect(campoNaTela('0.horasPorMes', registros)).toBe('horas-1-4');
    expect(campoNaTela('0.instrutor', registros)).toBe('horas-1-4');
    expect(campoNaTela('9.instrutor', registros)).toBe('9.instrutor');
  });
});
