import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './Dialog.css.ts';

interface DialogSurfaceProps {
  readonly children: ReactNode;
  readonly role: 'dialog' | 'alertdialog';
  readonly titleId: string;
  readonly descriptionId?: string;
  readonly size: 'small' | 'medium' | 'large';
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether a press beside the sheet closes it. */
  readonly closesOutside: boolean;
  /** Whether Escape closes it. */
  readonly closesOnEscape: boolean;
}

/** The sheet above the shaded page: takes the focus, keeps it and gives it back, and holds the page still. */
export function DialogSurface({
  children,
  role,
  titleId,
  descriptionId,
  size,
  isOpen,
  onClose,
  closesOutside,
  closesOnEscape,
}: DialogSurfaceProps) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      isDismissable={closesOutside}
      isKeyboardDismissDisabled={!closesOnEscape}
    >
      <Modal className={styles.panel({ size })}>
        <Dialog
          className={styles.sheet}
          role={role}
          aria-labelledby={titleId}
          {...(descriptionId !== undefined && { 'aria-describedby': descriptionId })}
        >
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
