import type { Plugin } from 'vite';

const LINKS = /react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const PREFETCH =
  'import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from "./ssr/components.js";';

/**
 * The router's links can prefetch pages of its own server, which we do not have, and names given to its forms and
 * scroll positions for debugging hold code that we never call: 1.4 KiB gz of the login page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!LINKS.test(id)) return undefined;
      if (!code.includes(PREFETCH))
        this.error('The router no longer imports PrefetchPageLinks: look again (ADR 0004)');
      const lean = code
        .replace(
          PREFETCH,
          `${PREFETCH.replace('PrefetchPageLinks, ', '')}\nconst PrefetchPageLinks = () => null;`,
        )
        .replace(/^(?:HistoryRouter|Form|ScrollRestoration)\.displayName = "\w+";$/gm, '');
      return { code: lean, map: null };
    },
  };
}
