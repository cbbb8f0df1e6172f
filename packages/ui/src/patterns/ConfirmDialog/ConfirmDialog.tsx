import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DialogSurface } from '../../components/Dialog/Dialog.tsx';
import * as styles from '../../components/Dialog/Dialog.css.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';

export interface ConfirmDialogProps extends ConfirmQuestionProps {
  readonly isOpen: boolean;
}

/** Asks yes or no before something that can't be undone. */
export function ConfirmDialog({ isOpen, ...question }: ConfirmDialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <DialogSurface
      role="alertdialog"
      titleId={titleId}
      {...(question.children !== undefined && { descriptionId })}
      size="small"
      isOpen={isOpen}
      onClose={question.onCancel}
      closesOutside={false}
    >
      <ConfirmQuestion {...question} titleId={titleId} descriptionId={descriptionId} />
    </DialogSurface>
  );
}

export interface ConfirmQuestionProps {
  /** The question, e.g. "Are you sure to delete Storage, Elimäenkatu 17?". */
  readonly title: string;
  /** The consequence of confirming. Screen readers read it together with the title. */
  readonly children?: ReactNode;
  /** The label of Yes, e.g. "Yes, I'm sure". */
  readonly confirmLabel: string;
  /** The label of No, e.g. "No". It’s focused first. */
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** Called by No and by Escape. Pressing outside the dialog does nothing. */
  readonly onCancel: () => void;
}

interface ConfirmQuestionIds {
  readonly titleId?: string;
  readonly descriptionId?: string;
}

/** What stands on the sheet: the question, what follows from a yes, and the answers. */
export function ConfirmQuestion({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  titleId,
  descriptionId,
}: ConfirmQuestionProps & ConfirmQuestionIds) {
  return (
    <>
      <div className={styles.question}>
        <Stack gap={2}>
          <Heading level={2} size="heading" {...(titleId !== undefined && { id: titleId })}>
            {title}
          </Heading>
          {children !== undefined && <div id={descriptionId}>{children}</div>}
        </Stack>
      </div>
      <div className={styles.answers}>
        {/* In a picture of a guide it must not take the focus. */}
        <Button variant="secondary" hasInitialFocus={titleId !== undefined} onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}
