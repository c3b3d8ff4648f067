import { expect, it } from 'vitest';
import { comOsValoresOficiais, diferencasDoOficial } from './disciplina-oficial.ts';

const oficial = { codigo: 'MAT001', semestre: '2025.1', nome: 'Cálculo I', carga_horaria: 64, tsd: 72.4 };

it('names only the official values that were changed', () => {
  const cheia = comOsValoresOficiais({ tsd: 1 }, oficial);
  expect(diferencasDoOficial(cheia)).toEqual([]);
  expect(diferencasDoOficial({ ...cheia, nome: 'CALCULO I', tsd: 90 })).toEqual([
    { campo: 'tsd', valor: 72.4 },
  ]);
  expect(
    diferencasDoOficial({ ...cheia, carga_horaria: 60, nome: 'Outra' }).map(({ campo }) => campo),
  ).toEqual(['nome', 'carga_horaria']);
});

it('compares with nothing once the code is another', () => {
  expect(diferencasDoOficial({ ...comOsValoresOficiais({}, oficial), codigo: 'FIS001', tsd: 1 })).toEqual([]);
});

it('keeps a typed rate where the registry has none', () => {
  const cheia = comOsValoresOficiais({ tsd: 50 }, { ...oficial, tsd: null });
  expect([cheia.tsd, diferencasDoOficial(cheia)]).toEqual([50, []]);
});
