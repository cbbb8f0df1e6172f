import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Page } from '@tilava/ui/Page';
import { useTranslations } from 'use-intl';

/** What stands in the place of a page that broke, or whose code could not be loaded. */
export function ErrorPage() {
  const t = useTranslations('errors');
  return (
    <Page as="main">
      <EmptyState
        title={t('broken')}
        description={t('brokenHint')}
        action={<Button onPress={() => window.location.reload()}>{t('reload')}</Button>}
      />
    </Page>
  );
}
