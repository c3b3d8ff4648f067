import { type Page, test } from '@playwright/test';
import { JORNADA } from '../accessibility/scan-count.ts';

/** Mouse presses, keys, and texts or choices set in one go. */
export interface Atos {
  readonly cliques: number;
  readonly teclas: number;
  readonly textos: number;
}

type Ato = keyof Atos;

/**
 * Counts from now on the acts on a page, over all its screens; returns the function that gives the counts so
 * far.
 */
export async function countActs(page: Page): Promise<() => Atos> {
  const atos: Record<Ato, number> = { cliques: 0, teclas: 0, textos: 0 };
  await page.exposeFunction('contarAto', (ato: Ato) => {
    atos[ato] += 1;
  });
  await page.addInitScript(() => {
    const contar = (ato: Ato) => (globalThis as unknown as { contarAto(um: Ato): void }).contarAto(ato);
    let teclado = false;
    addEventListener('pointerdown', () => contar('cliques'), true);
    addEventListener(
      'keydown',
      () => {
        teclado = true;
        contar('teclas');
      },
      true,
    );
    addEventListener(
      'keyup',
      () => {
        teclado = false;
      },
      true,
    );
    // An input without a key or the mouse was pasted, or chosen in a list.
    addEventListener(
      'input',
      ({ target }) => {
        const marcado = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type);
        if (!teclado && !marcado) contar('textos');
      },
      true,
    );
  });
  return () => ({ ...atos });
}

/** The difference between two counts. */
export function entre(antes: Atos, depois: Atos): Atos {
  return {
    cliques: depois.cliques - antes.cliques,
    teclas: depois.teclas - antes.teclas,
    textos: depois.textos - antes.textos,
  };
}

/** Records the acts of a journey, for the last lines of the run. */
export function noteJourney(nome: string, quantos: number, de: string, atos: Atos): void {
  const { cliques, teclas, textos } = atos;
  const cada = (n: number) => (quantos === 1 ? '' : ` (${(n / quantos).toFixed(1)} each)`);
  const description =
    `${nome}: ${quantos} ${de}, ${cliques} clicks${cada(cliques)}, ${teclas} keys${cada(teclas)}, ` +
    `${textos} texts or choices`;
  test.info().annotations.push({ type: JORNADA, description });
}

/** How many items a journey handles: a sample, or all when the environment says so. */
export function tamanho(nome: 'PROJETOS_DA_JORNADA' | 'INSTRUTORES_DA_JORNADA', parte: number): number {
  return Number(process.env[nome] ?? parte);
}
