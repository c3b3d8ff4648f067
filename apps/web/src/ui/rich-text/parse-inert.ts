import { policy } from '../../lib/trusted-types.ts';

// Its documents have no window: nothing in them loads or runs, and they never join the page (T-K1).
const inert = policy('texto', (html) => html);

/** The body of a document of its own. */
export function parseInert(html: string): HTMLElement {
  return new DOMParser().parseFromString(inert(html), 'text/html').body;
}
