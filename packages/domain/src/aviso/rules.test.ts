import { describe, expect, it } from 'vitest';
import { AVISOS_DO_EXEMPLO, MENSAGENS_AVISO as M } from './messages.ts';
import { avisoVale, problemasDoAviso } from './rules.ts';

describe('problemasDoAviso', () => {
  const aviso = { titulo: 'Aviso', resumo: 'Resumo\nem duas linhas', texto: '', ordem: 1 };

  it.each([
    [{}, undefined],
    [{ texto: undefined, ordem: undefined }, undefined],
    [{ titulo: 'a'.repeat(150), resumo: 'a'.repeat(500), texto: 'a'.repeat(5000), ordem: 9999 }, undefined],
    [{ titulo: '' }, 'titulo'],
    [{ resumo: ' ' }, 'resumo'],
    [{ titulo: 'a'.repeat(151) }, 'titulo'],
    [{ titulo: 'a\ufffeb' }, 'titulo'],
    [{ resumo: 'a'.repeat(501) }, 'resumo'],
    [{ texto: 'a'.repeat(5001) }, 'texto'],
    [{ texto: 'a\ufffe' }, 'texto'],
    [{ ordem: -1 }, 'ordem'],
    [{ ordem: 1.5 }, 'ordem'],
    [{ ordem: 10_000 }, 'ordem'],
    [{ de: '2026-05-01', ate: '2026-05-01' }, undefined],
    [{ de: null, ate: null }, undefined],
    [{ de: '2026-02-30' }, 'de'],
    [{ de: '2026-05-02', ate: '2026-05-01' }, 'ate'],
  ])('%.60j: %s', (mudanca, campo) => {
    expect(problemasDoAviso({ ...aviso, ...mudanca })[0]?.campo).toBe(campo);
  });

  it('reports an invalid day', () => {
    expect(problemasDoAviso({ ...aviso, de: '2026-02-30' })[0]?.mensagem).toBe(M.diaInvalido);
  });
});

it("has the demonstration's notices of E-GERAL-6, with the closing notice behind the last", () => {
  expect(AVISOS_DO_EXEMPLO.flatMap(problemasDoAviso)).toEqual([]);
  expect(AVISOS_DO_EXEMPLO.map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4]);
  expect(AVISOS_DO_EXEMPLO.filter(({ texto }) => texto !== '')).toHaveLength(1);
  for (const dia of ['19 de setembro', 'dia 10', 'dia 11 ao dia 20', '1 e 2 de abril']) {
    expect(AVISOS_DO_EXEMPLO.some(({ resumo }) => resumo.includes(dia))).toBe(true);
  }
  for (const dia of ['1 e 2 de abril', '31 de março', '3 de abril', '5 de maio', 'bolsa de maio']) {
    expect(AVISOS_DO_EXEMPLO[3]?.texto).toContain(dia);
  }
});

it.each([
  [null, null, true],
  ['2026-05-13', '2026-05-13', true],
  ['2026-05-14', null, false],
  [null, '2026-05-12', false],
])('[C-C15] shows a notice from %s to %s on 13 May: %s', (de, ate, vale) => {
  expect(avisoVale({ de, ate }, '2026-05-13')).toBe(vale);
});
