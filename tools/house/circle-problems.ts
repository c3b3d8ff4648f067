import { cycles, mutualFeatures } from '../medida/cycles.ts';
import { importsOf } from './imports.ts';
import { isTest, type SourceFile } from './source-file.ts';

/** Allowed circles, as their messages. An entry that is no longer true fails: the list only shrinks. */
export const allowedCircles: readonly string[] = [];

export function circleProblems(
  files: readonly SourceFile[],
  allowed: readonly string[] = allowedCircles,
): string[] {
  const product = files.filter(({ path }) => !isTest(path));
  const known = new Set(product.map(({ path }) => path));
  const imports = product.flatMap(importsOf).filter(({ from, to }) => known.has(to) && from !== to);
  const running = imports.filter(({ atRunTime }) => atRunTime);
  const found = [
    ...cycles(running.map(({ from, to }) => [from, to])).map((circle) => circle.join(', ')),
    ...mutualFeatures(imports),
  ];
  return [
    ...found.filter((circle) => !allowed.includes(circle)).map((circle) => `a circle: ${circle}`),
    ...allowed
      .filter((circle) => !found.includes(circle))
      .map((circle) => `tools/house/circle-problems.ts allows what is no longer there: ${circle}`),
  ];
}
