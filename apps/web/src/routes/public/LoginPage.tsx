import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { LoginForm } from '../../features/auth/components/LoginForm.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import * as styles from '../../shared/page/page.css.ts';

export default function LoginPage() {
  const t = useTranslations('login');
  return (
    <div className={styles.narrow}>
      <Stack gap={2}>
        <PageHeading>{t('title')}</PageHeading>
        <LoginForm />
      </Stack>
    </div>
  );
}
