import type { ReactNode } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';

export interface ConfirmDialogProps {
  /** The question, e.g. "Are you sure to delete Storage, Elimäenkatu 17?". */
  readonly title: string;
  /** What follows from a yes. */
  readonly children?: ReactNode;
  /** The words of the yes, e.g. "Yes, I'm sure". */
  readonly confirmLabel: string;
  /** The words of the no, e.g. "No". It has the focus at first. */
  readonly cancelLabel: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  /** Called by the no and by Escape. */
  readonly onCancel: () => void;
  /** `danger` for what cannot be undone. @default 'danger' */
  readonly variant?: 'danger' | 'primary';
  /** Whether the yes is being carried out. Until it is, the dialog stays. @default false */
  readonly isPending?: boolean;
  /** Said while the yes is being carried out, e.g. "Deleting". */
  readonly pendingLabel: string;
  /** Why it could not be carried out; said at once. The dialog stays, to try again. */
  readonly errorMessage?: string | undefined;
}

/** Asks yes or no before something that matters. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isOpen,
  onConfirm,
  onCancel,
  variant = 'danger',
  isPending = false,
  pendingLabel,
  errorMessage,
}: ConfirmDialogProps) {
  return (
    <AlertDialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      errorMessage={errorMessage}
      closesOnEscape={!isPending}
      actions={
        <>
          <Button variant="secondary" hasInitialFocus isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={variant} isPending={isPending} pendingLabel={pendingLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </AlertDialog>
  );
}
