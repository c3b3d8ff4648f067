/**
 * The lines of figures that the harnesses printed (apps/api/src/testing/figures.ts), without their mark. A runner may
 * have left dots and colours before one, in the same line.
 */
export function figuresIn(output: string): string[] {
  return [...output.matchAll(/figures (\w+: .+)$/gm)].map(([, line = '']) => line.trim());
}
