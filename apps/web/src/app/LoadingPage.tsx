import { Spinner } from '@tilava/ui/Spinner';
import { useTranslations } from 'use-intl';

/** What is shown while the first page's code is on its way. */
export function LoadingPage() {
  const t = useTranslations('common');
  return <Spinner label={t('loading')} size="large" />;
}
