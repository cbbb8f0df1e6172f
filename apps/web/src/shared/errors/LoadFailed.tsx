import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useTranslations } from 'use-intl';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
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
