import { policy } from '../../lib/trusted-types.ts';

// Nothing in these documents loads or runs, and they never join the page (T-K1).
const inert = policy('texto', (html) => html);

export function parseInert(html: string): HTMLElement {
  return new DOMParser().parseFromString(inert(html), 'text/html').body;
}
