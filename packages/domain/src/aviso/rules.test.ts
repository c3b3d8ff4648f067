import { describe, expect, it } from 'vitest';
import { AVISOS_PADRAO } from './messages.ts';
import { problemasDoAviso } from './rules.ts';

describe('problemasDoAviso', () => {
  const aviso = { titulo: 'Aviso', resumo: 'Resumo\nem duas linhas', texto: '', ordem: 1 };

  it.each([
    [{}, undefined],
    [{ texto: undefined, ordem: undefined }, undefined],
    [{ titulo: 'a'.repeat(150), resumo: 'a'.repeat(500), texto: 'a'.repeat(5000), ordem: 9999 }, undefined],
    [{ titulo: '' }, 'titulo'],
    [{ resumo: ' ' }, 'resumo'],
    [{ titulo: 'a'.repeat(151) }, 'titulo'],
    [{ titulo: 'a\nb' }, 'titulo'],
    [{ resumo: 'a'.repeat(501) }, 'resumo'],
    [{ texto: 'a'.repeat(5001) }, 'texto'],
    [{ texto: 'a\u0000' }, 'texto'],
    [{ ordem: -1 }, 'ordem'],
    [{ ordem: 1.5 }, 'ordem'],
    [{ ordem: 10_000 }, 'ordem'],
  ])('%.60j: %s', (mudanca, campo) => {
    expect(problemasDoAviso({ ...aviso, ...mudanca })[0]?.campo).toBe(campo);
  });
});

it('the first board is the one of spec 1 §1, with the closing notice behind the last', () => {
  expect(AVISOS_PADRAO.flatMap(problemasDoAviso)).toEqual([]);
  expect(AVISOS_PADRAO.map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4]);
  expect(AVISOS_PADRAO.filter(({ texto }) => texto !== '')).toHaveLength(1);
  for (const dia of ['19 de setembro', 'dia 10', 'dia 11 ao dia 20', '1 e 2 de abril']) {
    expect(AVISOS_PADRAO.some(({ resumo }) => resumo.includes(dia))).toBe(true);
  }
  for (const dia of ['1 e 2 de abril', '31 de março', '3 de abril', '5 de maio', 'bolsa de maio']) {
    expect(AVISOS_PADRAO[3]?.texto).toContain(dia);
  }
});
