import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loadChunks } from './vite/load-chunks.ts';
import { manual } from './vite/manual.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFont } from './vite/preload-font.ts';
import { redoc } from './vite/redoc.ts';
import { reportPdf } from './vite/report-pdf.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const api = process.env.API ?? 'http://127.0.0.1:3000';

/**
 * The modules of each script; a module goes to the first row that matches. The bundler groups the rest: one
 * script for the modules that exactly the same pages need (ADR 0004).
 */
const GROUPS = [
  // The login page, which main.tsx imports.
  { name: 'entrada', tags: ['$initial' as const] },
  // The frame of every other page, loaded while the person types the password.
  {
    name: 'moldura',
    test: /\/web\/src\/app\/(?!shell\/(?:idle-modal|menu-icon|student-))|rolldown\/runtime/,
    includeDependenciesRecursively: true,
  },
  { name: 'icones', test: /@tabler\/icons/ },
  // Code that every page loads once the browser is idle.
  { name: 'perguntas', test: /\/(?:idle-modal|menu-icon|confirm-modal|dialog-box)\.tsx/ },
  // Code that at least twenty pages and dialogs share; the editor and the charts are loaded alone.
  { name: 'comum', minShareCount: 20, test: /^(?!.*(?:tiptap|prosemirror|rich-text|chart\.js))/ },
  { name: 'inicio', test: /\/inicio\/pages\/menu\.tsx/, includeDependenciesRecursively: true },
];

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.VITE_VERSAO': JSON.stringify(version) },
  plugins: [react(), loadChunks(), reportPdf(), manual(), redoc(), preloadFont(), precompress()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    // Lists which script imports which, for bundle.test.ts.
    manifest: '.manifest.json',
    // Keeps lazy styles out of the scripts, and images out of the entry as data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The login page is both in the entry and, lazily, in the route table.
      checks: { ineffectiveDynamicImport: false },
      // Puts each text into the script of the page that shows it, instead of all texts of its area (ADR
      // 0004).
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: GROUPS.map((group, i) => ({ ...group, priority: GROUPS.length - i })),
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/auth': api, '/.well-known': api } },
  preview: { proxy: { '/api': api, '/auth': api, '/.well-known': api } },
});
