import { test } from '@playwright/test';

/** What one scan of a screen adds to the counts. */
export interface Contado {
  readonly tela: string;
  readonly estado?: string;
  /** Number of axe scans. */
  readonly paginas?: number;
  /** Number of tab stops checked. */
  readonly paradas?: number;
}

/** The type of the test annotation that carries a count to the reporter. */
export const VARREDURA = 'varredura';

/** The type of the test annotation that carries a journey's clicks and keys to the reporter. */
export const JORNADA = 'jornada';

/** Adds a scan to the counts that the last lines of the run sum up. */
export function contar(contado: Contado): void {
  test.info().annotations.push({ type: VARREDURA, description: JSON.stringify(contado) });
}
