import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMoment } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import {
  deleteWebhookMutation,
  invalidateAfter,
  listDeliveriesQuery,
  listWebhooksQuery,
  sendDeliveryMutation,
  sendTestEventMutation,
  updateWebhookMutation,
} from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import type { KeyTexts, WebhookTexts } from '../../../texts/keys/keys.ts';
import { Secret } from './NewKey.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import * as styles from './keys.css.ts';

interface WebhooksProps {
  readonly userId: string;
  readonly labels: KeyTexts;
}

/** An account's webhooks, and a new one. */
export function Webhooks({ userId, labels }: WebhooksProps) {
  const { webhooks: texts } = labels;
  const { tilava } = useServices();
  const webhooks = useQuery(listWebhooksQuery(tilava, userId));
  if (webhooks.isLoadingError) return <QueryFailed title={texts.failed} query={webhooks} />;
  if (webhooks.data === undefined) return <FactsSkeleton />;
  const { results } = webhooks.data;
  return (
    <>
      <Section id="webhooks" title={texts.title} hint={texts.hint} width="full">
        {results.length === 0 ? (
          <Text tone="muted">{texts.none}</Text>
        ) : (
          <ul className={styles.list}>
            {results.map((webhook) => (
              <WebhookEntry key={webhook.id} userId={userId} of={webhook} labels={labels} />
            ))}
          </ul>
        )}
      </Section>
      <NewWebhook userId={userId} labels={labels} />
    </>
  );
}

interface WebhookEntryProps extends WebhooksProps {
  readonly of: Schemas['Webhook'];
}

function WebhookEntry({ userId, of: webhook, labels }: WebhookEntryProps) {
  const { webhooks: texts } = labels;
  const locale = useLocale();
  const { tilava, notices } = useServices();
  const [asked, setAsked] = useState<'rotate' | 'delete' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const onError = (error: Error) => notices.show({ error });
  const updating = useMutation({ ...updateWebhookMutation(tilava), onError });
  const deleting = useMutation({ ...deleteWebhookMutation(tilava), onError });
  const testing = useMutation({
    ...sendTestEventMutation(tilava),
    onSuccess: (_delivery, _variables, _result, { client }) => {
      setOpen(true);
      return invalidateAfter(client, 'sendTestEvent');
    },
    onError,
  });
  const ids = { id: userId, webhookId: webhook.id };
  const { isEnabled, switchedOffFor, previousSecretUntil } = webhook;
  const secret = updating.data?.secret ?? null;
  const actions = [
    ...(isEnabled
      ? [
          {
            label: texts.test,
            isPending: testing.isPending,
            onPress: () => testing.mutate(ids),
          },
        ]
      : []),
    {
      label: isEnabled ? texts.switchOff : texts.switchOn,
      isPending: updating.isPending,
      onPress: () => updating.mutate({ ...ids, body: { isEnabled: !isEnabled } }),
    },
    { label: texts.rotate, isPending: false, onPress: () => setAsked('rotate') },
    { label: labels.delete, isPending: deleting.isPending, onPress: () => setAsked('delete') },
  ];
  return (
    <li className={styles.entry}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Heading level={3} size="lead">
              {webhook.url}
            </Heading>
            <Badge tone={isEnabled ? 'match' : 'neutral'}>{isEnabled ? texts.on : texts.off}</Badge>
          </Inline>
          {switchedOffFor !== null && <Text>{texts.offFor[switchedOffFor]}</Text>}
          <Text>{webhook.events.map((event) => texts.events[event]).join(', ')}</Text>
          {previousSecretUntil !== null && (
            <Text size="small" tone="muted">
              {texts.bothUntil(formatMoment(new Date(previousSecretUntil), locale))}
            </Text>
          )}
        </Stack>
        <Inline gap={2}>
          {actions.map(({ label, isPending, onPress }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              aria-label={`${label}: ${webhook.url}`}
              isPending={isPending}
              pendingLabel={labels.saving}
              onPress={onPress}
            >
              {label}
            </Button>
          ))}
        </Inline>
        {secret !== null && (
          <Secret label={texts.secret} hint={texts.secretHint} secret={secret} labels={labels} />
        )}
        <Disclosure variant="quiet" title={texts.log} isOpen={isOpen} onOpenChange={setOpen}>
          {isOpen && <Deliveries userId={userId} of={webhook} labels={labels} />}
        </Disclosure>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== null}
        title={
          asked === 'rotate' ? texts.rotateQuestion : texts.deleteQuestion(new URL(webhook.url).hostname)
        }
        confirmLabel={asked === 'rotate' ? texts.rotateYes : labels.deleteYes}
        cancelLabel={labels.no}
        onConfirm={() => {
          setAsked(null);
          if (asked === 'rotate') updating.mutate({ ...ids, body: { rotateSecret: true } });
          else deleting.mutate(ids);
        }}
        onCancel={() => setAsked(null)}
      >
        <Text>{asked === 'rotate' ? texts.rotateHint : texts.deleteHint}</Text>
      </ConfirmDialog>
    </li>
  );
}

/** As many as a screen has room for several times; the API has all of them. */
const shownDeliveries = 50;
/** Milliseconds until a delivery that waits is looked at again. */
const interval = 2_000;

function Deliveries({ userId, of: webhook, labels }: WebhookEntryProps) {
  const { webhooks: texts } = labels;
  const locale = useLocale();
  const { tilava, notices } = useServices();
  const path = { id: userId, webhookId: webhook.id };
  const deliveries = useQuery({
    ...listDeliveriesQuery(tilava, path, { limit: shownDeliveries }),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ attemptedAt }) => attemptedAt === null) === true ? interval : false,
  });
  const sending = useMutation({
    ...sendDeliveryMutation(tilava),
    onError: (error) => notices.show({ error }),
  });
  if (deliveries.isLoadingError) return <QueryFailed title={texts.failed} query={deliveries} />;
  if (deliveries.data === undefined) return <FactsSkeleton />;
  const { results } = deliveries.data;
  if (results.length === 0) return <Text>{texts.noLog}</Text>;
  return (
    // It scrolls, so that it has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
    <div className={styles.calls} role="region" aria-label={texts.logOf(webhook.url)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.when}</th>
            <th scope="col">{texts.event}</th>
            <th scope="col">{texts.result}</th>
            <th scope="col">{texts.againHeading}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((delivery) => (
            <tr key={delivery.id}>
              <td>{formatMoment(new Date(delivery.createdAt), locale)}</td>
              <td>{texts.events[delivery.type as keyof WebhookTexts['events']]}</td>
              <td className={styles.result}>
                {describe(delivery, texts, (moment) => formatMoment(new Date(moment), locale))}
              </td>
              <td>
                {webhook.isEnabled && (
                  <Button
                    variant="quiet"
                    size="small"
                    onPress={() => sending.mutate({ ...path, deliveryId: delivery.id })}
                  >
                    {texts.again}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The state, and what is known of the last attempt and the next one. */
function describe(
  { state, status, error, attempts, milliseconds, nextAttemptAt }: Schemas['WebhookDelivery'],
  texts: WebhookTexts,
  format: (moment: string) => string,
): string {
  return [
    texts.states[state],
    error === null ? null : texts.errors[error],
    status === null ? null : texts.status(status),
    attempts === 0 ? null : texts.attempts(attempts),
    milliseconds === null ? null : texts.milliseconds(milliseconds),
    error === null || nextAttemptAt === null ? null : texts.next(format(nextAttemptAt)),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
