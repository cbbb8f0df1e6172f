import { Icon } from '@tilava/ui/Icon';
import { Notice } from '@tilava/ui/Notice';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import * as styles from '../page/page.css.ts';

interface SaveStatusProps {
  readonly isSaved: boolean;
  readonly isUnsaved: boolean;
}

/** What became of the last choice that counts at once. */
export function SaveStatus({ isSaved, isUnsaved }: SaveStatusProps) {
  const t = useTranslations('account');
  return (
    <div className={styles.saveStatus}>
      <div role="status">
        {isSaved && (
          <Text tone="muted">
            <span className={styles.saved}>
              <Icon name="check" />
              {t('saved')}
            </span>
          </Text>
        )}
      </div>
      <div role="alert">{isUnsaved && <Notice tone="danger" title={t('notSaved')} />}</div>
    </div>
  );
}
