import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useTranslations } from 'use-intl';

interface QueryFailedProps {
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

export function LoadFailed({ title, isRetrying, onRetry }: LoadFailedProps) {
  const t = useTranslations('common');
  return (
    <EmptyState
      drawing="failed"
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

export function BrokenEntry() {
  const t = useTranslations('errors');
  return <EmptyState drawing="failed" title={t('entry')} description={t('brokenHint')} />;
}
