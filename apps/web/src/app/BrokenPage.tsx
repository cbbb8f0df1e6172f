import { isTilavaError } from '@tilava/sdk';
import { Broken } from '@tilava/ui/Broken';
import { Button } from '@tilava/ui/Button';
import { Link } from '@tilava/ui/Link';
import { useRouteError } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePage } from '../shared/page/usePage.ts';
import { paths } from '../shared/paths.ts';

/** What stands in the place of a page that broke, or whose code could not be loaded; the bar above stays. */
export function BrokenPage() {
  const error = useRouteError();
  const t = useTranslations();
  const title = t('errors.broken');
  const requestId = isTilavaError(error) ? error.requestId : null;
  usePage(t('common.title', { page: title }));

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
