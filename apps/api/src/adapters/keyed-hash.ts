import { createHmac, timingSafeEqual } from 'node:crypto';

/** Needs the server's secret; each purpose has its own hashes. Hexadecimal. */
export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(secret: Uint8Array): KeyedHash {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\u0000${text}`).digest('hex');
}

/** In constant time. */
export function sameHash(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
