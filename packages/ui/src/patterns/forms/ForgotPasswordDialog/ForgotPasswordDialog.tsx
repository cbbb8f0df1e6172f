import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { FormMessages, isThere, type SubmitLabels, type FormMessagesProps } from '../Form/Form.tsx';

/** The texts of the dialog. */
export interface ForgotPasswordLabels extends SubmitLabels {
  /** E.g. "Forgot Password". */
  readonly title: string;
  /** What happens next, e.g. "We’ll send a new password to your email." */
  readonly explanation: string;
  readonly email: string;
  /** E.g. "Close". */
  readonly close: string;
}

export interface ForgotPasswordDialogProps extends FormMessagesProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly email: string;
  readonly onChange: (email: string) => void;
  /** Called on Enter and by the button, never while pending. Move the focus to a wrong email by `attempts`. */
  readonly onSubmit: () => void;
  /** Waiting for the response. @default false */
  readonly isPending?: boolean;
  /** What’s wrong with the email. */
  readonly errorMessage?: string | undefined;
  /** How often it was sent with a wrong email. Each time, the focus moves to the field. @default 0 */
  readonly attempts?: number;
  readonly labels: ForgotPasswordLabels;
}

/** Asks for the email to which a new password is sent; with `success`, a confirmation replaces the field. */
export function ForgotPasswordDialog({
  isOpen,
  onClose,
  email,
  onChange,
  onSubmit,
  isPending = false,
  errorMessage,
  attempts = 0,
  failure,
  success,
  labels,
}: ForgotPasswordDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const isSent = isThere(success);

  useEffect(() => {
    if (attempts > 0) field.current?.focus();
  }, [attempts]);

  return (
    <Dialog
      title={labels.title}
      closeLabel={labels.close}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={() => {
        if (!isPending && !isSent) onSubmit();
      }}
      footer={
        isSent ? (
          // The button that had the focus is gone; this one stands in its place.
          <Button key="close" hasInitialFocus onPress={onClose}>
            {labels.close}
          </Button>
        ) : (
          <Button key="submit" type="submit" isPending={isPending} pendingLabel={labels.submitting}>
            {labels.submit}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {!isSent && (
          <>
            <Text>{labels.explanation}</Text>
            <TextField
              ref={field}
              label={labels.email}
              type="email"
              name="email"
              autoComplete="username"
              isRequired
              value={email}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          </>
        )}
        <FormMessages failure={failure} success={success} />
      </Stack>
    </Dialog>
  );
}
