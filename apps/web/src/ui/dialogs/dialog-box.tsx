import { useLateOpened } from '../drafts/use-late-opened.ts';
import { Modal, type ModalProps } from './modal.ts';

/** The library's dialog with all its code; ui/dialogs/dialog.tsx loads it. */
export default function DialogBox({ opened, ...rest }: ModalProps) {
  return <Modal {...rest} opened={useLateOpened(opened)} />;
}
