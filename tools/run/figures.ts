/** The lines of figures that the harnesses printed (apps/api/src/testing/figures.ts), without their mark. */
export function figuresIn(output: string): string[] {
  return [...output.matchAll(/^\W*figures (.+)$/gm)].map(([, line = '']) => line.trim());
}
