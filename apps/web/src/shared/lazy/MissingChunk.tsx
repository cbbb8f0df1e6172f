import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

interface MissingChunkProps {
  /** Called to try again, with whether the user pressed the button. */
  readonly onRetry: (isPressed: boolean) => void;
  readonly isPending: boolean;
}

/** Shown in place of a component whose chunk failed to load. Retries by itself once the browser is online again. */
export function MissingChunk({ onRetry, isPending }: MissingChunkProps) {
  const t = useTranslations();
  useEffect(() => {
    const retry = () => onRetry(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [onRetry]);

  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${t('errors.reload')}: ${t('errors.broken')}`}
      isPending={isPending}
      pendingLabel={t('common.loading')}
      onPress={() => onRetry(true)}
    >
      <Icon name="alert" />
      {t('errors.reload')}
    </Button>
  );
}
