import { Spinner } from '@tilava/ui/Spinner';
import { useTranslations } from 'use-intl';
import * as styles from './Shell.css.ts';

/** What is shown while the first page's code is on its way. */
export function LoadingPage() {
  const t = useTranslations('common');
  return (
    <div className={styles.loading}>
      <Spinner label={t('loading')} size="large" />
    </div>
  );
}
