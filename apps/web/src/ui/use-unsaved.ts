import { useEffect } from 'react';
import { holdUnsaved } from '../lib/unsaved.ts';

/** While `unsaved`, leaving the page asks first: by a link of ours with this question, by the browser with its own. */
export function useUnsaved(unsaved: boolean, question: string): void {
  useEffect(() => (unsaved ? holdUnsaved({ is: () => true, question }) : undefined), [unsaved, question]);
}
