import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { holdUnsaved, readControls, type Saida } from '../../lib/drafts/unsaved.ts';
import { acceptedWrites } from '../../lib/server/pending-writes.ts';

export interface Kept {
  readonly is: (saida: Saida) => boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly look: () => void;
  readonly touch: () => void;
  /** Values that the server accepts during `work` count as saved. */
  readonly during: (work: () => Promise<void>) => Promise<void>;
}

export function useKept(): Kept {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<string | null>(null);
  const touched = useRef(false);
  return useMemo(
    () => ({
      form,
      is: (saida) => {
        // Acts of the page follow an answer or a save.
        if (saida === 'ato') return false;
        if (!touched.current || before.current === null || form.current === null) return false;
        return readControls(form.current) !== before.current;
      },
      look: () => {
        if (form.current === null) return;
        // A control that appears later, with the server's answer, is no typing.
        if (!touched.current) before.current = readControls(form.current);
        else before.current ??= readControls(form.current);
      },
      touch: () => {
        touched.current = true;
      },
      during: async (work) => {
        const accepted = acceptedWrites();
        try {
          await work();
        } finally {
          if (acceptedWrites() > accepted) {
            touched.current = false;
            before.current = null;
          }
        }
      },
    }),
    [],
  );
}

export function useHeld(kept: Kept, guarded: boolean): void {
  useEffect(() => (guarded ? holdUnsaved({ is: kept.is }) : undefined), [kept, guarded]);
}
