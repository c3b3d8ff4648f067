import { expect, it } from 'vitest';
import { circleProblems } from './circle-problems.ts';

const conta = 'apps/api/src/features/conta';
const edital = 'apps/api/src/features/edital';
const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });

it('finds files that need each other at run time, however many lie between them', () => {
  const files = [
    file(`${conta}/a.ts`, "import { b } from './b.ts';"),
    file(`${conta}/b.ts`, "import { c } from './c.ts';"),
    file(`${conta}/c.ts`, "import { a } from './a.ts';"),
  ];
  const circle = ['a', 'b', 'c'].map((name) => `${conta}/${name}.ts`).join(', ');
  expect(circleProblems(files, [])).toEqual([`a circle: ${circle}`]);
  expect(circleProblems(files, [circle])).toEqual([]);
  expect(
    circleProblems([...files.slice(0, 2), file(`${conta}/c.ts`, "import type { A } from './a.ts';")], []),
  ).toEqual([]);
});

it('finds features that need each other, for a type only too', () => {
  const files = [
    file(`${conta}/queries.ts`, "import type { E } from '../edital/queries.ts';"),
    file(`${edital}/queries.ts`, ''),
    file(`${edital}/repository.ts`, "import { c } from '../conta/queries.ts';"),
  ];
  expect(circleProblems(files, [])).toEqual(['a circle: api/conta ⇄ api/edital']);
  expect(circleProblems(files.slice(0, 2), [])).toEqual([]);
});

it('lets a test close a circle, and no entry outlive its own', () => {
  const files = [
    file(`${conta}/a.ts`, "import { b } from '../../testing/b.ts';"),
    file('apps/api/src/testing/b.ts', `import { a } from '../features/conta/a.ts';`),
  ];
  expect(circleProblems(files, [])).toEqual([]);
  expect(circleProblems(files, ['api/conta ⇄ api/edital'])).toEqual([
    expect.stringContaining('allows what is no longer there: api/conta ⇄ api/edital'),
  ]);
});
