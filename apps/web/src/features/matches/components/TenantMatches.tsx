import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { usePagedList, type PagedList } from '../../../shared/lists/usePagedList.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { announcementMatchesQuery, needsQuery } from '../api/queries.ts';
import { AnnouncementMatchTable, type AnnouncementMatch } from './AnnouncementMatchTable.tsx';

/** The announcements that suit the tenant's first property. */
export function TenantMatches() {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const messages = useTranslations('product.request');
  const account = useTranslations('account');
  const needs = useQuery(needsQuery(tilava, useUserId()));
  if (needs.isError) {
    return (
      <LoadFailed title={t('failed')} isRetrying={needs.isFetching} onRetry={() => void needs.refetch()} />
    );
  }
  if (needs.data === undefined) return <MatchList />;
  const [first] = needs.data;
  if (first === undefined) {
    return (
      <EmptyState
        title={messages('noProperties')}
        description={t('noPropertiesHint')}
        action={
          <Link href={paths.newProperty} variant="button">
            {account('newNeed')}
          </Link>
        }
      />
    );
  }
  return <MatchesForNeed key={first.id} need={first} />;
}

function MatchesForNeed({ need }: { readonly need: Schemas['Need'] }) {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const matches = usePagedList(announcementMatchesQuery(tilava, need.id));
  if (matches.rows === undefined && matches.state === 'failed') {
    return <LoadFailed title={t('failed')} isRetrying={matches.isRetrying} onRetry={matches.onMore} />;
  }
  return <MatchList address={need.address} matches={matches} />;
}

interface MatchListProps {
  /** Where the need is; like the matches, undefined while it is on the way. */
  readonly address?: string;
  readonly matches?: PagedList<AnnouncementMatch>;
}

function MatchList({ address, matches }: MatchListProps) {
  const t = useTranslations('matches');
  const isKnown = address !== undefined && matches?.rows !== undefined;
  return (
    <Stack gap={6}>
      <Text as="div" tone="muted">
        <div role="status">{isKnown && t('around', { count: matches.total, address })}</div>
        {!isKnown && <Skeleton width="long" />}
      </Text>
      <AnnouncementMatchTable matches={matches} />
    </Stack>
  );
}
