/**
 * The lines that apps/api/src/testing/figures.ts printed, also where the runner's dots and colours precede
 * them.
 */
export function figuresIn(output: string): string[] {
  return [...output.matchAll(/figures (\w[\w -]*: .+)$/gm)].map(([, line = '']) => line.trim());
}
