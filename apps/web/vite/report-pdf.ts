import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const EMPTY_PAGE = fileURLToPath(new URL('../src/features/relatorio/pdf/empty-page.ts', import.meta.url));

/** How html2canvas-pro writes markup, which the page's policy forbids. */
const WRITES =
  /try \{\s*const ownerWindow = ownerDocument\.defaultView;[\s\S]*?documentClone\.write\(rawHTML\);\s*\}/;
const FEATURE_TEST =
  /testElement\.innerHTML = typeof "".repeat === "function" \? "&#128104;".repeat\(10\) : "";/;
/** html2canvas-pro adds a <base> with the page's address, which the page's policy forbids. */
const BASE = /addBase\(adoptedNode, baseUri\);/;

/** Addresses in unused parts of the libraries, removed because the pages may name no other host (T-K14). */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/https:\/\/cdnjs\.cloudflare\.com\/[\w./-]+/g, 'about:blank'],
  [/http:\/\/jspdf\.default\.namespaceuri\//g, 'urn:jspdf'],
  [/(["'])127\.0\.0\.1\1/g, '"localhost"'],
];
function withoutAddresses(code: string): string {
  return ADDRESSES.reduce((text, [address, name]) => text.replace(address, name), code);
}

/**
 * Builds html2pdf.js from its sources (its bundle has an old jsPDF with advisories), with html2canvas-pro
 * instead of html2canvas, without its SVG reader, and without markup that bypasses Trusted Types (T-K1).
 */
export function reportPdf(): Plugin {
  return {
    name: 'report-pdf',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^html2pdf\.js$/, replacement: 'html2pdf.js/src/index.js' },
          { find: /^html2canvas$/, replacement: 'html2canvas-pro' },
        ],
      },
    }),
    resolveId: (source) => (source === 'canvg' ? '\0no-canvg' : undefined),
    load: (id) => (id === '\0no-canvg' ? 'export default null;' : undefined),
    transform(code, id) {
      if (/\/jspdf\/dist\//.test(id)) return { code: withoutAddresses(code), map: null };
      if (!id.endsWith('/html2canvas-pro/dist/html2canvas-pro.esm.js')) return undefined;
      if (![WRITES, FEATURE_TEST, BASE].every((way) => way.test(code))) {
        this.error('html2canvas-pro writes its copy of the page otherwise: look again (T-K1)');
      }
      const own = withoutAddresses(code)
        .replace(WRITES, 'documentClone.write(emptyPage(rawHTML));')
        .replace(BASE, '')
        .replace(FEATURE_TEST, 'testElement.textContent = "\\u{1F468}".repeat(10);');
      return { code: `import { emptyPage } from ${JSON.stringify(EMPTY_PAGE)};\n${own}`, map: null };
    },
  };
}
