import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitosConferem, formatarCpf, mascararCpf, normalizarCpf } from './cpf.ts';

const onzeDigitos = fc.stringMatching(/^[0-9]{11}$/);

describe('normalizarCpf (D13)', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    [' 529.982.247-25 ', '52998224725'],
    ['5299822472', null],
    ['529982247250', null],
    ['529.982.247-250', null],
    ['529-982-247.25', null],
    ['529.982.24725', null],
    ['529 982 247 25', null],
    ['٥٢٩٩٨٢٢٤٧٢٥', null],
    ['', null],
    ['abcdefghijk', null],
  ])('%j gives %j', (texto, onze) => {
    expect(normalizarCpf(texto)).toBe(onze);
  });

  it('removes the mask, which has 14 characters', () => {
    fc.assert(
      fc.property(onzeDigitos, (onze) => {
        expect(formatarCpf(onze)).toHaveLength(14);
        expect(normalizarCpf(formatarCpf(onze))).toBe(onze);
      }),
    );
  });
});

describe('digitosConferem', () => {
  it.each([
    ['529.982.247-25', true],
    ['52998224725', true],
    ['11144477735', true],
    ['529.982.247-24', false],
    ['529.982.247-35', false],
    ['111.111.111-11', false],
    ['00000000000', false],
    ['529', false],
  ])('tells whether the digits of %s fit: %s', (cpf, conferem) => {
    expect(digitosConferem(cpf)).toBe(conferem);
  });

  it('accepts exactly one pair of check digits for nine digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8}[1-9]$/), (nove) => {
        fc.pre(!/^(\d)\1{8}$/.test(nove));
        const pares = Array.from({ length: 100 }, (_, i) => nove + String(i).padStart(2, '0'));
        expect(pares.filter(digitosConferem)).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});

it('hides the ends of a CPF', () => {
  expect(mascararCpf('12345678901')).toBe('***.456.789-**');
});
