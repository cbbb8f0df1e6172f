import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { LandlordSignUp } from '../../features/signUp/components/LandlordSignUp.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import * as styles from '../columns.css.ts';

/** A landlord's sign-up on one page. */
export default function LandlordSignUpPage() {
  const t = useTranslations('signUp');
  return (
    <div className={styles.form}>
      <Stack gap={6}>
        <LandlordSignUp
          heading={<PageHeading description={t('landlordSentence')}>{t('landlordTitle')}</PageHeading>}
        />
      </Stack>
    </div>
  );
}
