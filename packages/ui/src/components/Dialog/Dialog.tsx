import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './Dialog.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface DialogProps {
  /** What the dialog is about; also its accessible name. */
  readonly title: string;
  readonly children: ReactNode;
  /** The actions, the main one last. They stay visible while the content scrolls. */
  readonly footer?: ReactNode;
  /** The name of the button that closes the dialog, e.g. "Close". */
  readonly closeLabel: string;
  readonly isOpen: boolean;
  /** Called by the close button, Escape, and a press outside the dialog. */
  readonly onClose: () => void;
  /** Makes the content a form: called by Enter in a field and by a footer's Button of type `submit`. */
  readonly onSubmit?: () => void;
  /** At most 400, 560 or 800 px wide. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** Whether pressing outside closes it. Turn it off if work could be lost. @default true */
  readonly closesOutside?: boolean;
}

/** A task above the page, which regains the focus afterwards. To ask before deleting, use ConfirmDialog. */
export function Dialog({
  title,
  children,
  footer,
  closeLabel,
  isOpen,
  onClose,
  onSubmit,
  size = 'medium',
  closesOutside = true,
}: DialogProps) {
  const titleId = useId();
  const content = <DialogContent footer={footer}>{children}</DialogContent>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React hands events on through portals: a form around the dialog's place must not be sent as well.
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <DialogSurface
      role="dialog"
      titleId={titleId}
      size={size}
      isOpen={isOpen}
      onClose={onClose}
      closesOutside={closesOutside}
    >
      <DialogHead title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
      {onSubmit === undefined ? (
        content
      ) : (
        <form noValidate onSubmit={submit}>
          {content}
        </form>
      )}
    </DialogSurface>
  );
}

interface DialogContentProps {
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** What scrolls within a dialog, and the actions that stay in sight below it. */
export function DialogContent({ children, footer }: DialogContentProps) {
  return (
    <>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

interface DialogHeadProps {
  readonly title: string;
  readonly titleId?: string;
  readonly closeLabel: string;
  readonly onClose?: () => void;
}

/** A dialog's title, and the button that closes it. */
export function DialogHead({ title, titleId, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Heading level={2} size="heading" {...(titleId !== undefined && { id: titleId })}>
          {title}
        </Heading>
      </div>
      <div className={styles.close}>
        <IconButton
          icon="cross"
          label={closeLabel}
          size="small"
          {...(onClose !== undefined && { onPress: onClose })}
        />
      </div>
    </div>
  );
}

interface DialogPictureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A small dialog as it looks, lying in the page: for guides, where none may open above it. */
export function DialogPicture({ title, children, footer }: DialogPictureProps) {
  return (
    <div className={styles.panel({ size: 'small' })}>
      <div className={styles.sheet}>
        <DialogHead title={title} closeLabel="Close" />
        <DialogContent footer={footer}>{children}</DialogContent>
      </div>
    </div>
  );
}

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
}: DialogSurfaceProps) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      isDismissable={closesOutside}
    >
      <Modal className={styles.panel({ size })}>
        <AriaDialog
          className={styles.sheet}
          role={role}
          aria-labelledby={titleId}
          {...(descriptionId !== undefined && { 'aria-describedby': descriptionId })}
        >
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
