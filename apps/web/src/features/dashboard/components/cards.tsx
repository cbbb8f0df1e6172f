import { useMutation, useQuery } from '@tanstack/react-query';
import { logoNumber } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { getUserQuery, updateReceivedInterestsMutation } from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Badge } from '@tilava/ui/Badge';
import { Card } from '@tilava/ui/Card';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { type ReactNode, useEffect, useId } from 'react';
import { generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { ToCome } from '../../../shared/page/Section.tsx';
import * as styles from '../../../shared/page/page.css.ts';
import { paths, pictureUrl } from '../../../shared/paths.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { useIsViewer } from '../../../shared/team/useIsViewer.ts';
import * as cardStyles from './cards.css.ts';
import { interestKey, useNewInterests } from './useNewInterests.ts';

/** Whose account it is: their picture and name. The email stands on their own profile alone. */
export function AccountCard() {
  const { tilava } = useServices();
  const t = useTranslations('dashboard');
  const titleId = useId();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  if (user.isLoadingError) {
    return <QueryFailed title={t('failed')} query={user} />;
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={2} size="lead" id={titleId}>
          {t('account')}
        </Heading>
        <div className={styles.owner}>
          {user.data === undefined ? <Skeleton width="short" /> : <Owner user={user.data} />}
        </div>
      </Stack>
    </Card>
  );
}

function Owner({ user }: { readonly user: Schemas['User'] }) {
  const { id, properties, file, privateTenant, organizationTenant } = user;
  const name =
    organizationTenant?.name ??
    [privateTenant?.firstName, privateTenant?.lastName].filter((part) => part !== undefined).join(' ');
  return (
    <Inline gap={3}>
      <Avatar number={logoNumber(properties[0] ?? id)} picture={file && pictureUrl(file.key)} />
      <Text size="lead">{name}</Text>
    </Inline>
  );
}

export function ComingSoonCard({ title }: { readonly title: string }) {
  const t = useTranslations('dashboard');
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={1}>
        <Heading level={2} size="lead" id={titleId}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {t('comingSoon')}
        </Text>
      </Stack>
    </Card>
  );
}

export function ReceivedInterests({ reader }: { readonly reader: 'tenant' | 'landlord' }) {
  const t = useTranslations('dashboard');
  const titleId = useId();
  const { received, newKeys, newUntil } = useNewInterests();
  useSeen(newUntil);
  const results = received.data?.results;
  if (received.isLoadingError) return <QueryFailed title={t('receivedFailed')} query={received} />;
  if (results === undefined) {
    return (
      <ToCome>
        <Skeleton width="short" />
      </ToCome>
    );
  }
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={2} size="heading" id={titleId}>
          {t(`received.${reader}`)}
        </Heading>
        <ul className={cardStyles.rows}>
          {results.map((interest) => (
            <li key={interestKey(interest)}>
              <Link variant="standalone" href={addressOf(interest, reader)}>
                {t(`receivedFrom.${reader}`, { name: interest.tenantName, address: interest.address })}
              </Link>
              {newKeys.has(interest) && <Badge tone="match">{t('new')}</Badge>}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

type Interest = Schemas['ReceivedInterest'];

const addressOf = ({ announcement, property, need }: Interest, reader: 'tenant' | 'landlord'): string =>
  reader === 'tenant'
    ? generatePath(paths.announcementMatch, { propId: property })
    : generatePath(paths.tenantMatch, { annoId: announcement, propId: need });

/** What is shown is not new any longer. */
function useSeen(until: string | undefined): void {
  const { tilava } = useServices();
  const id = useUserId();
  const isViewer = useIsViewer();
  const { mutate } = useMutation(updateReceivedInterestsMutation(tilava));
  useEffect(() => {
    if (until !== undefined && !isViewer) mutate({ id, body: { until } });
  }, [until, id, mutate, isViewer]);
}

/** Side by side as far as there is room. */
export const SmallCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={cardStyles.small}>{children}</div>
);
