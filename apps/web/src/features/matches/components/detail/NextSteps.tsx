import { useQuery } from '@tanstack/react-query';
import type { Contacts } from '@tilava/domain/contacts';
import { isMutualInterest, type Match } from '@tilava/domain/interest';
import type { Schemas } from '@tilava/sdk';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../../shared/lazyComponent.tsx';
import { useServices, useUserId } from '../../../../shared/services/useServices.ts';
import * as styles from './detail.css.ts';

// The rules of phone numbers are large, and few matches have any.
const ContactDetails = lazyComponent(
  () => import('./ContactDetails.tsx'),
  () => <Skeleton width="long" />,
);

const ShareContacts = lazyComponent(() => import('./ShareContacts.tsx'));

const WriteMessage = lazyComponent(() => import('./WriteMessage.tsx'));

type ShownMatch = Exclude<Match, { kind: 'unavailable' }>;

const isInterestedIn = (match: ShownMatch): boolean =>
  match.kind === 'announcement' ? match.isInterested : match.landlordInterestedIn;

interface NextStepsProps {
  readonly match: ShownMatch;
  /** Of the premises: what an email is about. */
  readonly address: string;
}

/** What comes after interest, one's own or mutual. */
export function NextSteps({ match, address }: NextStepsProps) {
  const t = useTranslations('matchDetail.mutual');
  return (
    // There from the beginning, so that screen readers hear of it when it happens.
    <div className={styles.standing} role="status">
      {isMutualInterest(match) ? (
        match.contacts === undefined ? (
          <WithoutContacts />
        ) : (
          <Reachable contacts={match.contacts} address={address} />
        )
      ) : (
        isInterestedIn(match) && <Notice>{t('waiting')}</Notice>
      )}
    </div>
  );
}

interface WriteButtonProps {
  readonly match: ShownMatch;
  /** Whom a message goes to. */
  readonly to: Pick<Schemas['MessageCreation'], 'announcement' | 'tenant'>;
}

/** The way to write to the other side. */
export function WriteButton({ match, to }: WriteButtonProps) {
  const t = useTranslations('matchDetail');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {t('write')}
      </Button>
      {isOpen && (
        <Suspense>
          <WriteMessage to={to} isInterested={isInterestedIn(match)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ReachableProps {
  readonly contacts: Contacts;
  readonly address: string;
}

function Reachable({ contacts, address }: ReachableProps) {
  const t = useTranslations('matchDetail.mutual');
  const { name, email, contactEmail } = contacts;
  return (
    <Notice
      tone="success"
      title={t('title')}
      action={
        <Link
          href={`mailto:${contactEmail ?? email}?subject=${encodeURIComponent(address)}`}
          variant="button"
        >
          {t('write')}
        </Link>
      }
    >
      <Stack gap={3}>
        <Text>{t('reach', { name })}</Text>
        <ContactDetails contacts={contacts} />
      </Stack>
    </Notice>
  );
}

/** The other side doesn't share its details: what is left is to share one's own. */
function WithoutContacts() {
  const t = useTranslations('matchDetail.mutual');
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const isShared = user.data?.shareContacts;
  return (
    <Notice
      tone="success"
      title={t('title')}
      action={user.data?.shareContacts === false ? <ShareContacts userId={user.data.id} /> : undefined}
    >
      <Stack gap={1}>
        <Text>{t('notShared')}</Text>
        {isShared !== undefined && <Text>{t(isShared ? 'sharedOwn' : 'shareOwn')}</Text>}
      </Stack>
    </Notice>
  );
}
