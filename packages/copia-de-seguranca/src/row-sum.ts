import { hash } from 'node:crypto';

/**
 * The sum of the SHA-256 hashes of a table's rows, as four 64-bit lanes: it does not depend on the order of
 * rows.
 */
export class RowSum {
  rows = 0;
  readonly #lanes = new BigUint64Array(4);

  add(line: string): void {
    this.rows += 1;
    const digest = hash('sha256', line, 'buffer');
    // The array wraps at 2^64.
    // defence: T-H7
    for (let i = 0; i < 4; i += 1) this.#lanes[i] = (this.#lanes[i] ?? 0n) + digest.readBigUInt64LE(i * 8);
  }

  text(): string {
    return [...this.#lanes].map((lane) => lane.toString(16).padStart(16, '0')).join('');
  }
}
