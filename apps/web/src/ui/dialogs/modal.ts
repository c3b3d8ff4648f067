import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** The library's, with its styles, for parts that load late; others take ui/dialogs/dialog.tsx. */
export { Modal, type ModalProps } from '@mantine/core';
