import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Card } from '@tilava/ui/Card';
import { Heading } from '@tilava/ui/Heading';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

/** The account's name and email (specification, section 2, Dashboard). */
export function AccountCard() {
  const { tilava } = useServices();
  const t = useTranslations('dashboard');
  const titleId = useId();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  if (user.isError) {
    return (
      <LoadFailed title={t('failed')} isRetrying={user.isFetching} onRetry={() => void user.refetch()} />
    );
  }
  const { privateTenant, organizationTenant, email } = user.data ?? {};
  const name =
    organizationTenant?.name ??
    [privateTenant?.firstName, privateTenant?.lastName].filter((part) => part !== undefined).join(' ');
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={2} size="lead" id={titleId}>
          {t('account')}
        </Heading>
        {user.data === undefined ? <Skeleton width="short" /> : <Text size="lead">{name}</Text>}
        {user.data === undefined ? <Skeleton width="short" /> : <Text tone="muted">{email}</Text>}
      </Stack>
    </Card>
  );
}
