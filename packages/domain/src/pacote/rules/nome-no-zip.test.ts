import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nomeNoZip } from './nome-no-zip.ts';

describe('a name inside the package of a call', () => {
  it.each([
    ['Monitoria de Cálculo: ação / reação', 'Monitoria-de-Calculo-acao-reacao'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['COM1', '_COM1'],
    ['Contas', 'Contas'],
    ['../../etc/passwd', 'etc-passwd'],
    ['termina com ponto.', 'termina-com-ponto'],
    ['😀', 'sem-nome'],
    ['', 'sem-nome'],
    ['x'.repeat(300), 'x'.repeat(40)],
  ])('writes %j as %j', (texto, nome) => {
    expect(nomeNoZip(texto)).toBe(nome);
  });

  it('writes any text as a name that Windows takes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 80 }), (codigos) => {
        const nome = nomeNoZip(String.fromCodePoint(...codigos));
        expect(nome).toMatch(/^[A-Za-z0-9_]([A-Za-z0-9.-]{0,39}[A-Za-z0-9])?$/);
        expect(nome).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
      }),
    );
  });
});
