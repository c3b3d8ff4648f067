import { expect, it } from 'vitest';
import { contraste, corMaisProxima, corValida, paletaDaCor, problemaDaCor, variaveisDaCor } from './cores.ts';

// The first three are quoted by WCAG's understanding documents, the others by WebAIM's contrast checker.
it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.47],
  ['#767676', '#ffffff', 4.54],
  ['#949494', '#ffffff', 3.03],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#ffffff', 3.99],
  ['#1351b4', '#1351b4', 1],
])('computes the contrast of %s and %s as %d, in either order', (uma, outra, esperado) => {
  expect(Math.floor(contraste(uma, outra) * 100) / 100).toBe(esperado);
  expect(contraste(outra, uma)).toBe(contraste(uma, outra));
});

it.each(['', '1351b4', '#135', '#1351b4ff', '#1351bg', 'red', '#1351b4\n', '#1351b4;x'])(
  'refuses %j',
  (cor) => {
    expect(corValida(cor)).toBe(false);
    expect(problemaDaCor(cor)).toMatchObject({ campo: 'cor', codigo: 'COR_INVALIDA' });
  },
);

it.each([null, '#1351b4', '#1351B4', '#000000', '#7a0019', '#00693e'])('accepts %s', (cor) => {
  expect(problemaDaCor(cor)).toBeNull();
});

it.each(['#ffcd07', '#81aefc', '#ffffff', '#00ff00'])(
  'refuses %s as too light and names a shade that passes',
  (cor) => {
    const proxima = corMaisProxima(cor);
    expect(problemaDaCor(cor)).toMatchObject({
      codigo: 'COR_CLARA',
      mensagem: expect.stringContaining(
        `clara demais para letras brancas e links: escolha uma mais escura, por exemplo ${proxima}`,
      ),
    });
    expect(problemaDaCor(proxima)).toBeNull();
  },
);

it('offers the nearest shade: one step lighter is refused, and the hue stays', () => {
  expect(corMaisProxima('#00ff00')).toMatch(/^#00[0-9a-f]{2}00$/);
  const verde = Number.parseInt(corMaisProxima('#00ff00').slice(3, 5), 16);
  expect(problemaDaCor(`#00${(verde + 4).toString(16)}00`)).not.toBeNull();
});

it('keeps the chosen colour in the light theme and lightens it in the dark one', () => {
  const { accent, brand } = paletaDaCor('#7A0019');
  expect(accent?.claro).toBe('#7a0019');
  expect(contraste(accent?.escuro ?? '', '#0f1724')).toBeGreaterThanOrEqual(7);
  expect(contraste(brand?.claro ?? '', '#ffffff')).toBeGreaterThanOrEqual(10);
});

it('writes nothing but colours into the style sheet', () => {
  for (const tema of ['claro', 'escuro'] as const) {
    for (const [nome, valor] of Object.entries(variaveisDaCor('#7A0019', tema))) {
      expect([nome, valor]).toEqual([
        expect.stringMatching(/^--[a-z-]+$/),
        expect.stringMatching(/^#[0-9a-f]{6}$/),
      ]);
    }
  }
});
