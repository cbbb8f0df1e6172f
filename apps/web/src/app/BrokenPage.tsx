import { isTilavaError } from '@tilava/sdk';
import { Broken } from '@tilava/ui/Broken';
import { Button } from '@tilava/ui/Button';
import { Link } from '@tilava/ui/Link';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../shared/paths.ts';

/** What stands in the place of a page that broke, or whose code could not be loaded; the bar above stays. */
export function BrokenPage() {
  const t = useTranslations();
  const error = useRouteError();
  const title = t('errors.broken');
  const documentTitle = t('common.title', { page: title });
  const requestId = isTilavaError(error) ? error.requestId : null;

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return (
    <Broken
      title={title}
      steps={
        <>
          <Button onPress={() => window.location.reload()}>{t('errors.reload')}</Button>
          <Link href={paths.user} variant="standalone">
            {t('errors.home')}
          </Link>
        </>
      }
      details={requestId === null ? undefined : t('errors.request', { requestId })}
    >
      {t('errors.brokenHint')}
    </Broken>
  );
}
