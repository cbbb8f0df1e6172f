import { Stack } from '@tilava/ui/Stack';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Verification } from '../../features/auth/components/Verification.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import * as styles from '../columns.css.ts';

/** Where the link of a verification mail leads. */
export default function VerificationPage() {
  const t = useTranslations('verification');
  const { uid = '', code = '' } = useParams();
  // A sentence may go on where the link was copied from.
  const written = code.replace(/[^\w-]+$/u, '');
  return (
    <div className={styles.narrow}>
      <Stack gap={6}>
        <PageHeading>{t('title')}</PageHeading>
        <Verification uid={uid} code={written} />
      </Stack>
    </div>
  );
}
