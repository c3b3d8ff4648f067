import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Contado } from './scan-count.ts';
import { JORNADA, VARREDURA } from './scan-count.ts';

/**
 * Prints how much the accessibility scan has covered (routes, states, pages scanned, tab stops) and the
 * clicks and keys of the journeys.
 */
export default class ContagemReporter implements Reporter {
  readonly #contados: Contado[] = [];
  #findings = 0;
  readonly #jornadas: string[] = [];

  onTestEnd(_test: TestCase, { annotations, duration, errors }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === JORNADA) this.#jornadas.push(`${description}, ${Math.round(duration / 1000)} s`);
    }
    const here = annotations.filter(({ type }) => type === VARREDURA);
    if (here.length === 0) return;
    this.#findings += errors.length;
    this.#contados.push(...here.map(({ description }) => JSON.parse(description ?? '{}') as Contado));
  }

  onEnd(): void {
    for (const jornada of this.#jornadas) process.stdout.write(`figures jornadas: ${jornada}\n`);
    if (this.#contados.length === 0) return;
    const telas = new Set(this.#contados.map(({ tela }) => tela));
    const estados = new Set(
      this.#contados.flatMap(({ tela, estado }) => (estado === undefined ? [] : [`${tela} ${estado}`])),
    );
    const sum = (of: 'paginas' | 'paradas') =>
      this.#contados.reduce((total, contado) => total + (contado[of] ?? 0), 0);
    process.stdout.write(
      `figures varredura: ${telas.size} routes, ${estados.size} states of theirs, ${sum('paginas')} pages scanned, ` +
        `${sum('paradas')} tab stops, ${this.#findings} findings\n`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
