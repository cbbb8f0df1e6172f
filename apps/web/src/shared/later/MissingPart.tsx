import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

interface MissingPartProps {
  readonly load: () => Promise<unknown>;
  /** Called once the code is there, with whether the focus was here. */
  readonly onLoaded: (hadFocus: boolean) => void;
}

/** Stands in the place of a part whose code did not come. It is asked for again when the browser is online again, too. */
export function MissingPart({ load, onLoaded }: MissingPartProps) {
  const t = useTranslations('common');
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const retry = async () => {
    setIsLoading(true);
    try {
      await load();
    } catch (error) {
      console.warn(error);
      setIsLoading(false);
      return;
    }
    onLoaded(button.current === document.activeElement);
  };
  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);

  return (
    <Button
      ref={button}
      variant="quiet"
      size="small"
      aria-label={t('tryAgainPart')}
      isPending={isLoading}
      pendingLabel={t('loading')}
      onPress={() => void retry()}
    >
      <Icon name="alert" />
      {t('tryAgain')}
    </Button>
  );
}
