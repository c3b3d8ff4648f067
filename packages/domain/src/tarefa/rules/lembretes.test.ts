import { expect, it } from 'vitest';
import { INSTRUTORES_POR_LEMBRETE } from '../limits.ts';
import { problemasDosLembrados } from './lembretes.ts';

it('requires at least one instructor and at most so many', () => {
  const codigos = (quantos: number) =>
    problemasDosLembrados(Array.from({ length: quantos }, (_, i) => i + 1)).map(({ codigo }) => codigo);
  expect(codigos(0)).toEqual(['NENHUM_INSTRUTOR']);
  expect(codigos(1)).toEqual([]);
  expect(codigos(INSTRUTORES_POR_LEMBRETE)).toEqual([]);
  expect(codigos(INSTRUTORES_POR_LEMBRETE + 1)).toEqual(['INSTRUTORES_DEMAIS']);
});
