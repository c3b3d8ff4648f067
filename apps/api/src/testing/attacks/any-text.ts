import fc from 'fast-check';

/**
 * Any string, lone surrogates and controls included, half of it from the first few scripts. (fast-check's own
 * `unit: 'binary'` takes seconds to prepare.)
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const any = fc.integer({ min: 0, max: 0x10ffff });
  const common = fc.integer({ min: 0, max: 0x2ff });
  return fc.array(fc.oneof(any, common), { maxLength }).map((points) => String.fromCodePoint(...points));
}
