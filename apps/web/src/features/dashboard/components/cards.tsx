import { useQuery } from '@tanstack/react-query';
import { logoNumber } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Card } from '@tilava/ui/Card';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import * as styles from '../../../shared/page/page.css.ts';
import { pictureUrl } from '../../../shared/paths.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

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

/** A part of the dashboard of which the specification says 'Coming soon'. */
export function ComingSoonCard({ title }: { readonly title: string }) {
  const t = useTranslations('dashboard');
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={2} size="lead" id={titleId}>
          {title}
        </Heading>
        <Text tone="muted">{t('comingSoon')}</Text>
      </Stack>
    </Card>
  );
}
