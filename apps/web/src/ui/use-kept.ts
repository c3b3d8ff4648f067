import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { acceptedWrites } from '../lib/pending-writes.ts';
import { holdUnsaved, readControls, type Saida } from '../lib/unsaved.ts';

export interface Kept {
  /** True while the form holds what nobody has saved. */
  readonly is: (saida: Saida) => boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Before a control may change. */
  readonly look: () => void;
  /** A person acted on a control. */
  readonly touch: () => void;
  /** Runs a submission: what the server has taken by it is saved. */
  readonly during: (work: () => Promise<void>) => Promise<void>;
}

/** Whether a form differs from what it was when the person came to it, or from what was last saved by it. */
export function useKept(): Kept {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<string | null>(null);
  const touched = useRef(false);
  return useMemo(
    () => ({
      form,
      is: (saida) => {
        // What the page does by itself follows an answer, or a save.
        if (saida === 'ato') return false;
        if (!touched.current || before.current === null || form.current === null) return false;
        return readControls(form.current) !== before.current;
      },
      look: () => {
        if (form.current !== null) before.current ??= readControls(form.current);
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

/** Whoever leaves the page is asked while the form holds something unsaved. */
export function useHeld(kept: Kept, guarded: boolean): void {
  useEffect(() => (guarded ? holdUnsaved({ is: kept.is }) : undefined), [kept, guarded]);
}
