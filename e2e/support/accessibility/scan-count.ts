import { test } from '@playwright/test';

/** What one look at a screen adds to the count of the walk. */
export interface Contado {
  readonly tela: string;
  readonly estado?: string;
  /** Scans by axe. */
  readonly paginas?: number;
  /** Tab stops looked at. */
  readonly paradas?: number;
}

/** The kind of annotation that carries it from a test to the reporter. */
export const VARREDURA = 'varredura';

/** The kind of annotation that carries what a journey took to the reporter. */
export const JORNADA = 'jornada';

/** Notes something that the walk has looked at; the run's last lines tell the sum. */
export function contar(contado: Contado): void {
  test.info().annotations.push({ type: VARREDURA, description: JSON.stringify(contado) });
}
