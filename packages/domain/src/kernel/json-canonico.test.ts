import { describe, expect, it } from 'vitest';
import { jsonCanonico } from './json-canonico.ts';

describe('RFC 8785', () => {
  it('gives the example of §3.2.2 and §3.2.3', () => {
    const valor = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(jsonCanonico(valor)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts names by UTF-16 units, §3.2.3', () => {
    const nomes = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect([...jsonCanonico(nomes).matchAll(/:(\d)/g)].map(([, n]) => n).join('')).toBe('2467153');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }])(
    'refuses what is no I-JSON (%#)',
    (valor) => {
      expect(() => jsonCanonico(valor)).toThrow();
    },
  );
});
