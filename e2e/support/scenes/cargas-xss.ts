// The file name is computed, so that the journeys read the API's attacks as data and take nothing else of it.
const attacks = new URL('../../../apps/api/src/testing/attacks/cargas-xss.ts', import.meta.url).href;
const { CARGAS_XSS } = (await import(attacks)) as { readonly CARGAS_XSS: readonly string[] };

/** The contexts of an attack inside a text, each of which is parsed differently. */
const lugares: readonly ((carga: string) => string)[] = [
  (carga) => carga,
  (carga) => `<p>antes ${carga} depois</p>`,
  (carga) => `<ul><li><strong>${carga}</strong></li></ul>`,
  (carga) => `<blockquote><a href="https://exemplo.br">${carga}</a></blockquote>`,
  (carga) => `<svg><style>${carga}</style></svg><math><mtext>${carga}</mtext></math>`,
];

/** More than 1,000 attacks on rich text; one that runs sets `globalThis.canario` (T-E1). */
export const ATAQUES: readonly string[] = lugares.flatMap((lugar) => CARGAS_XSS.map(lugar));
