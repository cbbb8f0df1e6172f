import { useId, type ReactNode } from 'react';
import { DialogSurface } from '../Dialog/DialogSurface.tsx';
import { AlertContent } from './AlertContent.tsx';

export interface AlertDialogProps {
  /** The question or the news, in one sentence; it names the dialog. */
  readonly title: string;
  /** What follows from the answers. Screen readers read it together with the title. */
  readonly children?: ReactNode;
  /** Why the chosen answer could not be carried out; said at once. The dialog stays, to try again. */
  readonly errorMessage?: string | undefined;
  /** The answers as Buttons, the safe one first and with `hasInitialFocus`. */
  readonly actions: ReactNode;
  readonly isOpen: boolean;
  /** Called by Escape, which means the safe answer. A press beside the dialog does nothing. */
  readonly onClose: () => void;
  /** Whether Escape closes it: not while an answer is being carried out. @default true */
  readonly closesOnEscape?: boolean;
}

/**
 * Interrupts for something that needs an answer before anything else goes on. For a plain yes or no, use
 * ConfirmDialog; for anything that can wait, a Banner.
 */
export function AlertDialog({
  title,
  children,
  errorMessage,
  actions,
  isOpen,
  onClose,
  closesOnEscape = true,
}: AlertDialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  const hasDescription = children !== undefined && children !== null;
  return (
    <DialogSurface
      role="alertdialog"
      titleId={titleId}
      {...(hasDescription && { descriptionId })}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      closesOutside={false}
      closesOnEscape={closesOnEscape}
    >
      <AlertContent
        title={title}
        titleId={titleId}
        descriptionId={descriptionId}
        errorMessage={errorMessage}
        actions={actions}
      >
        {children}
      </AlertContent>
    </DialogSurface>
  );
}
