/** Declared here, since only tests read the runner's environment. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** With INTEIRA=1 (`npm run test:longo`) a test takes the whole of each large matrix. */
export const inteira = process.env.INTEIRA === '1';

/** Whether a run takes this index of a large matrix: always the same ones, every `cada`-th from the first. */
export function naAmostra(i: number, cada: number): boolean {
  return inteira || i % cada === 0;
}

/** The part of a large matrix that a run takes; adjacent rows are alike. */
export function amostra<Um>(todas: readonly Um[], cada: number): readonly Um[] {
  return todas.filter((_, i) => naAmostra(i, cada));
}
