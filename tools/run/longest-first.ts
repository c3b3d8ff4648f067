import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of the files that take longest: begun last, one would run alone. */
const LONGEST = [
  'http/access-table.test.ts',
  'app/falhas.test.tsx',
  'avaliacao/mundos-pareados.test.ts',
  'projeto/queda.test.ts',
  'http/resposta-perdida.test.ts',
  'backup/drill.test.ts',
  'arquivo/uso-cruzado.test.ts',
  'postgres-embutido/src/embedded.test.ts',
  'http/access-flips.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
