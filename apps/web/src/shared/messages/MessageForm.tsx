import { useMutation } from '@tanstack/react-query';
import { hasContactDetails, maxMessageLength, maxNoteLength, toMessage } from '@tilava/domain/conversation';
import type { Schemas } from '@tilava/sdk';
import { sendMessageMutation, type SendMessageVariables } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { TextArea } from '@tilava/ui/TextArea';
import { useState, type ReactNode, type RefObject } from 'react';
import { useFailureText } from '../errors/useFailureText.ts';
import { useKey, useSubmitOnce } from '../requests/idempotency.ts';
import { useServices } from '../services/useServices.ts';
import { useMessageTexts } from './useMessageTexts.ts';

/** Files that are sent with the message. */
export interface FormAttachments {
  /** Those that are uploaded. */
  readonly files: readonly Schemas['Attachment'][];
  /** Whether some are still on their way, or failed. */
  readonly isBusy: boolean;
  readonly field: ReactNode;
  /** Takes files that are dropped or pasted anywhere in the form. */
  readonly dropTarget: RefObject<HTMLFormElement | null>;
  readonly clear: () => void;
}

interface MessageFormProps {
  readonly to: Pick<Schemas['MessageCreation'], 'announcement' | 'tenant'>;
  /** Whether the message also shows interest, as its note. @default false */
  readonly showsInterest?: boolean;
  readonly onSent?: (sent: Schemas['SentMessage']) => void;
  /** Takes the message over, to be sent in the background. */
  readonly onWritten?: (text: string, attachments: readonly Schemas['Attachment'][]) => void;
  /** Only where messages are taken over. */
  readonly attachments?: FormAttachments;
  /** Whether the other side sees the writer's contact details anyway. @default false */
  readonly sharesContacts?: boolean;
}

/** Writes to the other side of a match. What couldn't be sent stays in the field. */
export function MessageForm({
  to,
  showsInterest = false,
  sharesContacts = false,
  onSent,
  onWritten,
  attachments,
}: MessageFormProps) {
  const labels = useMessageTexts();
  const failureText = useFailureText();
  const { tilava, drafts } = useServices();
  const draftName = `message-${to.announcement}-${to.tenant}` as const;
  const [text, setText] = useState(() => {
    const draft = drafts.read(draftName);
    return typeof draft === 'string' ? draft : '';
  });
  const [fault, setFault] = useState<'blank' | 'uploading'>();
  const keyOf = useKey();
  const { onSuccess, ...sending } = sendMessageMutation(tilava);
  const { mutate, isPending, error } = useMutation({
    ...sending,
    onSuccess: (sent, ...rest) => {
      change('');
      onSent?.(sent);
      onSuccess?.(sent, ...rest);
    },
  });
  const send = useSubmitOnce<SendMessageVariables>(mutate);
  const maximum = showsInterest ? maxNoteLength : maxMessageLength;
  const failure = error && failureText('generic', error);

  function change(value: string): void {
    setText(value);
    setFault(undefined);
    if (value === '') drafts.discard(draftName);
    else drafts.keep(draftName, value);
  }

  function submit(): void {
    const files = attachments?.files ?? [];
    const message = toMessage(text) ?? (files.length > 0 ? '' : null);
    const found = attachments?.isBusy === true ? 'uploading' : message === null ? 'blank' : undefined;
    setFault(found);
    if (found !== undefined || message === null || message.length > maximum) return;
    if (onWritten !== undefined) {
      change('');
      attachments?.clear();
      onWritten(message, files);
      return;
    }
    const body = { ...to, text: message, ...(showsInterest && { showsInterest }) };
    send({ body, idempotencyKey: keyOf(body) });
  }

  return (
    <form
      ref={attachments?.dropTarget}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={labels.message}
          value={text}
          onChange={change}
          errorMessage={fault === 'blank' ? labels.blank : undefined}
          {...(showsInterest && { description: labels.noteHint })}
          {...(text.length > maximum / 2 && {
            count: { used: text.length, maximum, text: labels.used(text.length, maximum) },
          })}
        />
        {!sharesContacts && hasContactDetails(text) && <Notice>{labels.contactHint}</Notice>}
        {attachments?.field}
        {fault === 'uploading' && attachments?.isBusy === true && (
          <Notice tone="danger">{labels.filesNotReady}</Notice>
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Inline>
          <Button type="submit" isPending={isPending} pendingLabel={labels.sending}>
            {labels.send}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
