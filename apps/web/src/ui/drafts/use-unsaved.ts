import { useEffect } from 'react';
import { holdUnsaved } from '../../lib/drafts/unsaved.ts';

/** A link of ours asks this question, the browser its own. */
export function useUnsaved(unsaved: boolean, question: string): void {
  useEffect(() => (unsaved ? holdUnsaved({ is: () => true, question }) : undefined), [unsaved, question]);
}
