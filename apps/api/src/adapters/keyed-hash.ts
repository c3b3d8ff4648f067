import { createHmac, timingSafeEqual } from 'node:crypto';

/** A keyed hash in hexadecimal, computed with the server's secret; each purpose has separate hashes. */
export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(secret: Uint8Array): KeyedHash {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\u0000${text}`).digest('hex');
}

/** Compares in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
