import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGraph } from './vite/chunk-graph.ts';
import { CODE_SPLITTING, gatherScripts } from './vite/chunks.ts';
import { loadChunks } from './vite/load-chunks.ts';
import { manual } from './vite/manual.ts';
import { noCycles } from './vite/no-cycles.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFont } from './vite/preload-font.ts';
import { reportPdf } from './vite/report-pdf.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const api = process.env.API ?? 'http://127.0.0.1:3000';

/** The pages as they are built; called twice, since a plugin serves one build. */
const pages = () => ({
  root: import.meta.dirname,
  define: { 'import.meta.env.VITE_VERSAO': JSON.stringify(version) },
  plugins: [react(), loadChunks(), reportPdf(), manual()],
  build: {
    outDir: 'dist',
    target: 'es2023' as const,
    sourcemap: false,
    // Lazy styles must not be inlined in scripts, nor images as data: URLs in the entry.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The login page is in the entry and in the route table.
      checks: { ineffectiveDynamicImport: false },
      // A text goes where it is shown, not with all texts of its area (ADR 0004).
      optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: CODE_SPLITTING,
      },
    },
  },
});

const { plugins, ...config } = pages();
export default defineConfig({
  ...config,
  plugins: [...plugins, gatherScripts(pages()), noCycles(), chunkGraph(), preloadFont(), precompress()],
  server: { proxy: { '/api': api, '/auth': api } },
  preview: { proxy: { '/api': api, '/auth': api } },
});
