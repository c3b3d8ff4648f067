import { policy } from '../../../lib/trusted-types.ts';

/** The empty document into which the copy is drawn; nothing else may be written to it (T-K1). */
export const emptyPage = policy('folha', (html) => {
  if (html.toLowerCase() !== '<!doctype html><html></html>') throw new TypeError('not an empty page');
  return html;
});
