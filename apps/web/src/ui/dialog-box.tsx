import { Modal, type ModalProps } from './modal.ts';
import { useLateOpened } from './use-late-opened.ts';

/** The library's dialog with all its code; ui/dialog.tsx loads it. */
export default function DialogBox({ opened, ...rest }: ModalProps) {
  return <Modal {...rest} opened={useLateOpened(opened)} />;
}
