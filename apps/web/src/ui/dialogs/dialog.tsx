import { lateDialog } from '../drafts/late.tsx';

/** A dialog whose frame loads after the page (14 KiB); its content may come with the page. */
export const Dialog = lateDialog(
  () => import('./dialog-box.tsx'),
  ({ onClose }) => onClose(),
);
