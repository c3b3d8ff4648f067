import type { Plugin } from 'vite';

const SUMMARY = /(\bchamada\(\s*'[A-Z]+',\s*'[^']*',\s*)'(?:[^'\\]|\\.)*'/g;
const LIMITS = /\blimites:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** Leaves the contract's prose (what a call does, its limits) out of the browser: only the document prints it. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages\/contract\/src\/\w+\/calls\.ts$/.test(id)) return undefined;
      return { code: code.replace(SUMMARY, "$1''").replace(LIMITS, "limites: ''"), map: null };
    },
  };
}
