import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDay, formatMoment, helsinkiDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { deleteKeyMutation, listKeyCallsQuery, listKeysQuery } from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { use, useState } from 'react';
import { useLocale } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { textsOnDemand } from '../../../shared/i18n/loadTexts.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import type { KeyTexts } from '../../../texts/keys/keys.ts';
import { NewKey, tagOf } from './NewKey.tsx';
import { Webhooks } from './Webhooks.tsx';
import * as styles from './keys.css.ts';

type Key = Schemas['Key'];

const loadTexts = textsOnDemand<KeyTexts>({
  en: async () => (await import('../../../texts/keys/en.ts')).en,
  fi: async () => (await import('../../../texts/keys/fi.ts')).fi,
  sv: async () => (await import('../../../texts/keys/sv.ts')).sv,
});

/** An account's keys, and a new one. */
export function KeySections({ user }: { readonly user: Schemas['User'] }) {
  const labels = use(loadTexts(useLocale()));
  const { tilava } = useServices();
  // A colleague manages the keys of the organisation.
  const accountId = user.team?.id ?? user.id;
  const keys = useQuery(listKeysQuery(tilava, accountId));
  if (keys.isLoadingError) return <QueryFailed title={labels.failed} query={keys} />;
  if (keys.data === undefined) return <FactsSkeleton />;
  const { results } = keys.data;
  return (
    <>
      <Section id="keys" title={labels.yours} hint={labels.hint} width="full">
        {results.length === 0 ? (
          <Text tone="muted">{labels.none}</Text>
        ) : (
          <ul className={styles.list}>
            {results.map((key) => (
              <KeyEntry key={key.id} userId={accountId} of={key} labels={labels} />
            ))}
          </ul>
        )}
      </Section>
      <NewKey userId={accountId} isLandlord={user.isLandlord} labels={labels} />
      <Webhooks userId={accountId} labels={labels} />
      <Section id="account" title={labels.account} width="full">
        <code>{accountId}</code>
      </Section>
    </>
  );
}

interface KeyEntryProps {
  readonly userId: string;
  readonly of: Key;
  readonly labels: KeyTexts;
}

function KeyEntry({ userId, of: key, labels }: KeyEntryProps) {
  const locale = useLocale();
  const { tilava, notices } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const deleting = useMutation({
    ...deleteKeyMutation(tilava),
    onError: (error) => notices.show({ error }),
  });
  const dayOf = (moment: string) => formatDay(helsinkiDay(new Date(moment)), locale);
  const [now] = useState(() => new Date());
  const isExpired = new Date(key.expiresAt) <= now;
  const tagsOf = (kind: 'read' | 'write') =>
    key.scopes
      .filter((scope) => scope.endsWith(kind))
      .map((scope) => labels.tags[tagOf(scope)])
      .join(', ');
  const [read, changed] = [tagsOf('read'), tagsOf('write')];
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Heading level={3} size="lead">
              {key.label}
            </Heading>
            <Badge tone={isExpired ? 'neutral' : 'match'}>
              {(isExpired ? labels.expired : labels.until)(dayOf(key.expiresAt))}
            </Badge>
          </Inline>
          {read !== '' && <Text>{labels.mayRead(read)}</Text>}
          {changed !== '' && <Text>{labels.mayChange(changed)}</Text>}
          {key.announcements !== null && <Text>{labels.limitedTo(key.announcements.length)}</Text>}
          <Text size="small" tone="muted">
            {labels.clientId}: <code>{key.id}</code>
          </Text>
          <Text size="small" tone="muted">
            {labels.endsIn(key.hint)} ·{' '}
            {key.lastUsedAt === null ? labels.unused : labels.lastUsed(dayOf(key.lastUsedAt))}
          </Text>
        </Stack>
        <Button
          variant="secondary"
          size="small"
          aria-label={labels.deleteName(key.label)}
          isPending={deleting.isPending}
          pendingLabel={labels.saving}
          onPress={() => setAsking(true)}
        >
          {labels.delete}
        </Button>
      </div>
      {key.lastUsedAt !== null && (
        <Disclosure variant="quiet" title={labels.calls} isOpen={isOpen} onOpenChange={setOpen}>
          {isOpen && <Calls userId={userId} of={key} labels={labels} />}
        </Disclosure>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.deleteQuestion(key.label)}
        confirmLabel={labels.deleteYes}
        cancelLabel={labels.no}
        onConfirm={() => {
          setAsking(false);
          deleting.mutate({ id: userId, keyId: key.id });
        }}
        onCancel={() => setAsking(false)}
      >
        <Text>{labels.deleteHint}</Text>
      </ConfirmDialog>
    </li>
  );
}

/** The latest calls, as many as a screen has room for several times; the API has all of them. */
const shownCalls = 100;

function Calls({ userId, of: key, labels }: KeyEntryProps) {
  const locale = useLocale();
  const { tilava } = useServices();
  const calls = useQuery(listKeyCallsQuery(tilava, { id: userId, keyId: key.id }));
  if (calls.isLoadingError) return <QueryFailed title={labels.failed} query={calls} />;
  if (calls.data === undefined) return <FactsSkeleton />;
  return (
    // It scrolls, so that it has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
    <div className={styles.calls} role="region" aria-label={labels.callsOf(key.label)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.when}</th>
            <th scope="col">{labels.operation}</th>
            <th scope="col">{labels.status}</th>
          </tr>
        </thead>
        <tbody>
          {calls.data.results.slice(0, shownCalls).map(({ at, operation, status }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two calls may be alike in all that is told of them
            <tr key={`${at} ${index}`}>
              <td>{formatMoment(new Date(at), locale)}</td>
              <td>{operation}</td>
              <td>{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
