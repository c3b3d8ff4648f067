import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('[C-D4] every dialog leaves the room of the notices free, above and below', () => {
  const props: { readonly yOffset?: string } = theme.components?.Modal?.defaultProps ?? {};
  // The library takes a length that begins with clamp( as it stands.
  expect(props.yOffset).toMatch(/^clamp\(5dvh, calc\(var\(--avisos, 0px\) \+ 1\.5rem\), /);
});
