import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useTranslations } from 'use-intl';

interface QueryFailedProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  readonly query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

export function QueryFailed({ title, query }: QueryFailedProps) {
  return <LoadFailed title={title} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
}

interface LoadFailedProps {
  readonly title: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of something that could not be loaded; the banner says why. */
export function LoadFailed({ title, isRetrying, onRetry }: LoadFailedProps) {
  const t = useTranslations('common');
  return (
    <EmptyState
      title={title}
      description={t('tryAgainHint')}
      action={
        <Button variant="secondary" isPending={isRetrying} pendingLabel={t('loading')} onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}

/** What stands in the place of an announcement that is broken (specification, section 8). */
export function BrokenEntry() {
  const t = useTranslations('errors');
  return <EmptyState title={t('entry')} description={t('brokenHint')} />;
}
