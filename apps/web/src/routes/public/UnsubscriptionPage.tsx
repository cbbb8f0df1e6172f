import { Stack } from '@tilava/ui/Stack';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Unsubscription } from '../../features/alerts/components/Unsubscription.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import * as styles from '../columns.css.ts';

/** Where the link of a mail leads that ends alerts. */
export default function UnsubscriptionPage() {
  const t = useTranslations('unsubscription');
  const { code = '' } = useParams();
  return (
    <div className={styles.narrow}>
      <Stack gap={6}>
        <PageHeading>{t('title')}</PageHeading>
        <Unsubscription code={code} />
      </Stack>
    </div>
  );
}
