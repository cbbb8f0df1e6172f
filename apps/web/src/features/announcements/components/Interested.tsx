import { Icon } from '@tilava/ui/Icon';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useTranslations } from 'use-intl';
import * as styles from '../../../shared/tables/cells.css.ts';

/** How many are interested: a number and a mark, because there is no room for a word. */
export function Interested({ count }: { readonly count: number }) {
  const t = useTranslations('announcements');
  return (
    <span className={styles.counted}>
      {count}
      <Icon name="bell" />
      <VisuallyHidden>{t('interested')}</VisuallyHidden>
    </span>
  );
}
