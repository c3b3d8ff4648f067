import type { Plugin } from 'vite';

/**
 * Mantine's ScrollArea takes one three-line hook from @floating-ui/react, and Modal takes ScrollArea: 15 KiB gz on
 * every page with a question. Its own hook does the same.
 */
export function leanMantine(): Plugin {
  return {
    name: 'lean-mantine',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('@mantine/core/esm/components/ScrollArea/ScrollArea.mjs')) return undefined;
      const wanted = 'import { useMergeRefs } from "@floating-ui/react";';
      if (!code.includes(wanted))
        this.error('ScrollArea no longer imports useMergeRefs: look again (ADR 0004)');
      const own =
        'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);';
      return { code: code.replace(wanted, own), map: null };
    },
  };
}
