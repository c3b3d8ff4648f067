import type { Plugin } from 'vite';

const SUMMARY = /(\bchamada\(\s*'[A-Z]+',\s*'[^']*',\s*)'(?:[^'\\]|\\.)*'/g;
const LIMITS = /\blimites:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;
const REFUSAL = /\brecusa:\s*[^,}\n]+,?/g;

/**
 * Leaves the contract's prose (what a call does, its limits, the words of a refusal) out of the browser: only the
 * document prints it and only the server says it. With the words go the catalogues that they are taken from.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages\/contract\/src\/\w+\/calls\.ts$/.test(id)) return undefined;
      const lean = code.replace(SUMMARY, "$1''").replace(LIMITS, "limites: ''").replace(REFUSAL, '');
      return { code: lean, map: null };
    },
  };
}
