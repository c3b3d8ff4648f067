import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

/** RFC 6266 with exactly the two parameters that the application sends. */
const FORMA =
  /^inline; filename="([\x20\x21\x23-\x5b\x5d-\x7e]+)"; filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]+)$/;

describe('contentDisposition (T-D6)', () => {
  it.each([
    ['projeto_7.pdf', 'projeto_7.pdf', 'projeto_7.pdf'],
    ['histórico & notas.pdf', 'historico & notas.pdf', 'histórico & notas.pdf'],
    ['../../etc/passwd', '....etcpasswd', '....etcpasswd'],
    ['a"; filename="mal.exe', 'a_ filename=mal.exe', 'a; filename=mal.exe'],
    ['nota 100%.pdf', 'nota 100_.pdf', 'nota 100%.pdf'],
    ['a\r\nSet-Cookie: x=1', 'aSet-Cookie: x=1', 'aSet-Cookie: x=1'],
    ['nota.pdf.exe', 'nota.pdf.exe', 'nota.pdf.exe'],
    ['🎓.pdf', '.pdf', '🎓.pdf'],
    ['🎓', 'arquivo', '🎓'],
    ['', 'arquivo', 'arquivo'],
    ['a'.repeat(300), 'a'.repeat(150), 'a'.repeat(150)],
  ])('encodes %s', (nome, ascii, inteiro) => {
    const [, simples, completo = ''] = FORMA.exec(contentDisposition(nome)) ?? [];
    expect([simples, decodeURIComponent(completo)]).toEqual([ascii, inteiro]);
  });

  it('[C-F13] fits any name into the grammar, with any letters and those that end a value', () => {
    const hostil = fc.constantFrom('"', '\\', '\r', '\n', '\0', '/', ';', '%', "'", '*', 'é', '\u2028');
    const qualquer = fc.integer({ min: 0, max: 0x10_ff_ff }).map((n) => String.fromCodePoint(n));
    const letras = fc.array(fc.oneof(qualquer, hostil), { maxLength: 80 });
    fc.assert(
      fc.property(letras, (nome) => {
        expect(contentDisposition(nome.join(''))).toMatch(FORMA);
      }),
      { numRuns: 200 },
    );
  });
});
