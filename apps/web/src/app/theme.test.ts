import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('[C-D4] every dialog leaves the room of the notices free, above and below', () => {
  const { yOffset } = theme.components?.Modal?.defaultProps as { readonly yOffset: string };
  // The library takes a length that begins with clamp( as it stands.
  expect(yOffset).toMatch(/^clamp\(5dvh, calc\(var\(--avisos, 0px\) \+ 1\.5rem\), /);
});
