import { expect, it } from 'vitest';
import type { LinhaDoResultado, VersaoDoResultado } from '../types.ts';
import {
  compararLinhas,
  diferencaPorExtenso,
  juntarPorques,
  type Porque,
  porquesPorExtenso,
} from './comparar-versoes.ts';
import { mudancasEntre } from './versoes.ts';

const linha = (projeto_id: number, mudancas: Partial<LinhaDoResultado> = {}): LinhaDoResultado => ({
  posicao: projeto_id,
  projeto_id,
  titulo: `Projeto ${projeto_id}`,
  coordenador: 'Ana',
  unidade: 'Centro',
  tipoProjeto: 'TIPO I',
  total: 100 - projeto_id,
  situacaoExibida: 'APROVADO',
  vagas: 'todas',
  remunerados_aprovados: 1,
  voluntarios_aprovados: 0,
  desempate: null,
  ...mudancas,
});
const versao = (numero: number, mudancas: Partial<VersaoDoResultado>): VersaoDoResultado => ({
  numero,
  instante: '2026-04-02T12:00:00.000Z',
  motivo: 'CORRECAO',
  recurso: null,
  justificativa: null,
  reconstituida: false,
  sha256: '',
  ...mudancas,
});

it('names for each changed row the versions that changed it, and whether by itself', () => {
  const v1 = [linha(1), linha(2), linha(3)];
  const v2 = [linha(2, { posicao: 1, total: 99.3 }), linha(1, { posicao: 2 }), linha(3)];
  const v3 = [linha(2, { posicao: 1, total: 99.3 }), linha(1, { posicao: 2, total: 99.1 }), linha(3)];
  const porques = new Map<number, Porque[]>();
  juntarPorques(porques, versao(2, { motivo: 'RECURSO', recurso: 5 }), mudancasEntre(v1, v2));
  juntarPorques(porques, versao(3, {}), mudancasEntre(v2, v3));
  const linhas = compararLinhas(v1, v3, porques);
  expect(linhas.map(({ projeto_id, porques: p }) => [projeto_id, porquesPorExtenso(p)])).toEqual([
    [2, 'recurso nº 5 (versão 2)'],
    [1, 'o de outros mudou: recurso nº 5 (versão 2); correção (versão 3)'],
  ]);
  expect(linhas[0]?.campos).toEqual([
    { campo: 'posicao', de: 2, para: 1, diferenca: -1 },
    { campo: 'total', de: 98, para: 99.3, diferenca: 1.3 },
  ]);
});

it("gives the difference of a call's own barema to the thousandth, and tells an absent field from none", () => {
  const [mudou] = compararLinhas([linha(1, { total: 75 })], [linha(1, { total: 86.255 })], new Map());
  expect(mudou?.campos).toEqual([{ campo: 'total', de: 75, para: 86.255, diferenca: 11.255 }]);
  expect(diferencaPorExtenso(11.255)).toContain('11,255');
  const [suplente] = compararLinhas([linha(1)], [linha(1, { suplente: 2 })], new Map());
  expect(suplente?.campos.map(({ campo }) => campo)).toEqual(['suplente']);
  expect(compararLinhas([linha(1, { suplente: 2 })], [linha(1)], new Map())).toHaveLength(1);
  expect(mudancasEntre([linha(1, { suplente: undefined })], [linha(1)])).toEqual([]);
});

it('counts a row that went and came back as no difference, and gives one that only one version has completely', () => {
  expect(compararLinhas([linha(1)], [linha(1)], new Map([[1, []]]))).toEqual([]);
  const [novo] = compararLinhas([], [linha(1)], new Map());
  expect(novo?.campos.find(({ campo }) => campo === 'total')).toEqual({
    campo: 'total',
    de: null,
    para: 99,
    diferenca: null,
  });
});

it('writes a difference with its sign', () => {
  expect([5.5, -1, 0, null].map(diferencaPorExtenso)).toEqual(['+5,5', '-1', '0', '—']);
});
