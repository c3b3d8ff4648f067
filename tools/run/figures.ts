/** The lines that apps/api/src/testing/figures.ts printed, even after a runner's dots and colours. */
export function figuresIn(output: string): string[] {
  return [...output.matchAll(/figures (\w[\w ]*: .+)$/gm)].map(([, line = '']) => line.trim());
}
