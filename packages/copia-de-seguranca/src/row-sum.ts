import { hash } from 'node:crypto';

/**
 * Adds up the SHA-256 of the rows of a table, in four lanes of 64 bits: the same for the same rows in any order, so
 * that a restored table can be compared with the saved one.
 */
export class RowSum {
  rows = 0;
  readonly #lanes = new BigUint64Array(4);

  add(line: string): void {
    this.rows += 1;
    const digest = hash('sha256', line, 'buffer');
    // The array wraps at 2^64 by itself.
    for (let i = 0; i < 4; i += 1) this.#lanes[i] = (this.#lanes[i] ?? 0n) + digest.readBigUInt64LE(i * 8);
  }

  text(): string {
    return [...this.#lanes].map((lane) => lane.toString(16).padStart(16, '0')).join('');
  }
}
