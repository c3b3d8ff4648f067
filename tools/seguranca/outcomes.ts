import { type PlaywrightSuite, playwrightSpecs } from '../run/report.ts';
import { type Defence, titlePattern } from './defences.ts';

/** What a run says of one test: with a title of a table `failed` when any of its rows failed. */
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

/** The outcome of the defence's test in the JSON report of its runner; one that was not run is absent. */
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
