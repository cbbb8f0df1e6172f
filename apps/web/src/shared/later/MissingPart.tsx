import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

interface MissingPartProps {
  /** Called to try again, with whether the reader asked for it. */
  readonly onRetry: (isPressed: boolean) => void;
  readonly isPending: boolean;
}

/** Stands in the place of a part whose code did not come. It is asked for again when the browser is online again, too. */
export function MissingPart({ onRetry, isPending }: MissingPartProps) {
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
