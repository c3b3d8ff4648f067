import { type PlaywrightSuite, playwrightSpecs } from '../run/report.ts';
import { type Defence, titlePattern } from './defences.ts';

/** A title of a table is `failed` when any of its rows failed. */
export type Outcome = 'passed' | 'failed' | 'absent';

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** absent = was not run. */
export function outcomesIn(
  report: unknown,
  { projeto, titulo, grupo }: Pick<Defence, 'projeto' | 'titulo' | 'grupo'>,
): Outcome {
  const title = new RegExp(`^${titlePattern(titulo)}$`, 's');
  const group = grupo === undefined ? null : new RegExp(`^${titlePattern(grupo)}$`, 's');
  const statuses =
    projeto === 'e2e'
      ? playwrightSpecs(report as PlaywrightSuite)
          .filter((spec) => title.test(spec.title))
          .flatMap(({ tests }) => tests.map(({ status }) => (status === 'unexpected' ? 'failed' : status)))
      : (report as VitestReport).testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter((result) => title.test(result.title))
          .filter(({ ancestorTitles }) => group === null || ancestorTitles.some((name) => group.test(name)))
          .map(({ status }) => status);
  if (statuses.includes('failed')) return 'failed';
  return statuses.some((status) => status === 'passed' || status === 'expected') ? 'passed' : 'absent';
}
