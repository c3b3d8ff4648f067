/** Stands for a half-typed number: JSON would turn NaN into null, the value of an emptied field. */
const HALF_TYPED = '\u0000NaN';

/** JSON in which a half-typed number stays one. */
export function toText(value: unknown): string {
  return JSON.stringify(value, (_key, one) => (Number.isNaN(one) ? HALF_TYPED : one));
}

/** What `toText` wrote; throws for a text that is no JSON. */
export function fromText(text: string): unknown {
  return JSON.parse(text, (_key, one) => (one === HALF_TYPED ? Number.NaN : one));
}
