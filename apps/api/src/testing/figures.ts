/** Marks a line of figures; `npm run test:longo` searches for it. */
const MARK = 'figures';

/** Prints the figures of a test on one line, which `test:longo` collects. */
export function contar(parte: string, texto: string): void {
  process.stdout.write(`${MARK} ${parte}: ${texto}\n`);
}

/** p50, p99 and the maximum of these milliseconds. */
export function milissegundos(tempos: readonly number[]): string {
  const ordem = tempos.toSorted((a, b) => a - b);
  const em = (parte: number) => Math.round(ordem[Math.ceil(parte * ordem.length) - 1] ?? 0);
  return `p50 ${em(0.5)} ms, p99 ${em(0.99)} ms, max ${em(1)} ms`;
}
