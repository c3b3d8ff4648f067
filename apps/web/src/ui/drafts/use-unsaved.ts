import { useEffect } from 'react';
import { holdUnsaved } from '../../lib/drafts/unsaved.ts';

/** Asks `question` before a link of the application; for other ways out the browser asks its own question. */
export function useUnsaved(unsaved: boolean, question: string): void {
  useEffect(() => (unsaved ? holdUnsaved({ is: () => true, question }) : undefined), [unsaved, question]);
}
