import { expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

it("finds the lines of figures in a runner's output", () => {
  const output =
    'stdout | a.test.ts\nfigures quedas: 6 kill -9\n\u001b[31mx\u001b[39mfigures energia: 1 cut\nfigures half open: 500 sockets\nfigures oidc-provider: 5 entries\nno figures here\n';
  expect(figuresIn(output)).toEqual([
    'quedas: 6 kill -9',
    'energia: 1 cut',
    'half open: 500 sockets',
    'oidc-provider: 5 entries',
  ]);
});
