import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webhookForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { isApiError, isBadRequestError, type Schemas } from '@tilava/sdk';
import { createWebhookMutation, invalidateAfter } from '@tilava/sdk/react-query';
import { CheckboxGroup } from '@tilava/ui/CheckboxGroup';
import { Form } from '@tilava/ui/Form';
import { failuresOf, namedFields } from '@tilava/ui/namedField';
import { Stack } from '@tilava/ui/Stack';
import { TextField } from '@tilava/ui/TextField';
import { useId, useState } from 'react';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import type { KeyTexts } from '../../../texts/keys/keys.ts';
import { Secret } from './NewKey.tsx';

type EventType = Schemas['WebhookEventType'];

const eventTypes: readonly EventType[] = [
  'interest.created',
  'interest.mutual',
  'message.received',
  'viewing.proposed',
  'viewing.booked',
  'viewing.moved',
  'viewing.cancelled',
  'match.new',
  'announcement.published',
  'announcement.changed',
  'announcement.hidden',
  'import.finished',
];

interface NewWebhookProps {
  readonly userId: string;
  readonly labels: KeyTexts;
}

/** Creates a webhook and shows its secret, once. */
export function NewWebhook({ userId, labels }: NewWebhookProps) {
  const { webhooks: texts } = labels;
  const failureText = useFailureText();
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const id = useId();
  const form = useForm(webhookForm, emptyValues(webhookForm));
  const [events, setEvents] = useState<readonly EventType[]>(['interest.created', 'message.received']);
  const [isSubmitted, setSubmitted] = useState(false);
  const creating = useMutation({
    ...createWebhookMutation(tilava),
    onSuccess: () => {
      form.change({ url: '' });
      return invalidateAfter(queryClient, 'createWebhook');
    },
  });
  const fields = {
    labels: { url: texts.url },
    errors: { url: creating.isSuccess && form.values.url === '' ? undefined : form.errors.url },
    onLeave: form.leave,
  };
  const lacksEvents = events.length === 0;
  const secret = creating.data?.secret ?? null;
  const failureOf = (error: Error) => {
    if (isBadRequestError(error)) return texts.urlWrong;
    return isApiError(error) && error.code === 'too_many_keys' ? texts.full : failureText('generic', error);
  };
  return (
    <Section id="new-webhook" title={texts.new} hint={texts.newHint}>
      <Stack gap={6}>
        <Form
          onSubmit={() => {
            setSubmitted(true);
            form.submit(({ url }) => {
              if (!lacksEvents) creating.mutate({ id: userId, body: { url, events } });
            });
          }}
          isPending={creating.isPending}
          attempts={form.attempts}
          fieldFailures={failuresOf(id, ['url'], fields)}
          failure={creating.error && failureOf(creating.error)}
          success={creating.isSuccess && texts.created}
          labels={{ submit: texts.create, submitting: labels.creating }}
        >
          <TextField
            {...namedFields(id, fields)('url')}
            description={texts.urlHint}
            type="url"
            autoComplete="off"
            value={form.values.url}
            onChange={(url) => form.change({ url })}
          />
          <CheckboxGroup
            label={texts.choose}
            arrangement="columns"
            options={eventTypes.map((value) => ({ value, label: texts.events[value] }))}
            value={events}
            onChange={setEvents}
            errorMessage={lacksEvents && isSubmitted ? labels.choose : undefined}
          />
        </Form>
        {secret !== null && (
          <Secret label={texts.secret} hint={texts.secretHint} secret={secret} labels={labels} />
        )}
      </Stack>
    </Section>
  );
}
