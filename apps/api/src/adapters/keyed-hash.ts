import { createHmac, timingSafeEqual } from 'node:crypto';

/** A hash that only who holds the server's secret can make; each purpose has hashes of its own. Hexadecimal. */
export type KeyedHash = (purpose: string, text: string) => string;

/** Keyed hashes under the server's secret: what they are made of cannot be guessed from them. */
export function createKeyedHash(secret: Uint8Array): KeyedHash {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\u0000${text}`).digest('hex');
}

/** Whether two hexadecimal hashes are the same, in a time that tells nothing. */
export function sameHash(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
