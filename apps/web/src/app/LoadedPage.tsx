import { isTilavaError } from '@tilava/sdk';
import { Broken } from '@tilava/ui/Broken';
import { Button } from '@tilava/ui/Button';
import { Link } from '@tilava/ui/Link';
import { Spinner } from '@tilava/ui/Spinner';
import type { ComponentType } from 'react';
import { useLoaderData, useRouteError } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePage } from '../shared/page/usePage.ts';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/services/useServices.ts';
import * as styles from './Shell.css.ts';

/** What a page's loader returns. */
export interface PageData {
  readonly Page: ComponentType;
  /** Who may see it; null for visitors. */
  readonly userId: string | null;
}

/** The page at the present address. Nothing of it is seen once its user has logged out. */
export function LoadedPage() {
  const { Page, userId } = useLoaderData<PageData>();
  const currentId = useSession()?.userId ?? null;
  return userId === null || userId === currentId ? <Page /> : <LoadingPage />;
}

/** What is shown while the first page's code is on its way. */
export function LoadingPage() {
  const t = useTranslations('common');
  return (
    <div className={styles.loading}>
      <Spinner label={t('loading')} size="large" />
    </div>
  );
}

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
