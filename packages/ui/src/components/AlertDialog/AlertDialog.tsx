import { useId, type ReactNode } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { DialogSurface } from '../Dialog/DialogSurface.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './AlertDialog.css.ts';

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
 *
 * @example
 * <AlertDialog
 *   title="You have been logged out"
 *   isOpen={isExpired}
 *   onClose={goToLogin}
 *   actions={<Button hasInitialFocus onPress={goToLogin}>Log in</Button>}
 * >
 *   Your draft is kept in this browser.
 * </AlertDialog>
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
      <div className={styles.question}>
        <Stack gap={2}>
          <Heading level={2} size="heading" id={titleId}>
            {title}
          </Heading>
          {hasDescription && <div id={descriptionId}>{children}</div>}
        </Stack>
        <div role="alert">
          {errorMessage !== undefined && (
            <p className={styles.error}>
              <Icon name="alert" />
              <span>{errorMessage}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.answers}>{actions}</div>
    </DialogSurface>
  );
}
