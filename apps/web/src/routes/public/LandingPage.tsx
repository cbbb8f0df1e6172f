import { PremisesStreet } from '@tilava/ui/PremisesStreet';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { LoginForm } from '../../features/auth/components/LoginForm.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import * as styles from './public.css.ts';

/** The first page, which is also a login page (specification, section 2). */
export default function LandingPage() {
  const t = useTranslations();
  return (
    <div className={styles.split}>
      <Stack gap={2}>
        <PageHeading size="hero" title={t('landing.title')}>
          {t('landing.tagline')}
        </PageHeading>
        <Text size="lead">{t('landing.sentence')}</Text>
        <div className={styles.street}>
          <PremisesStreet numbers={[1, 3, 7]} />
        </div>
      </Stack>
      <section className={styles.panel} aria-label={t('login.title')}>
        <LoginForm />
      </section>
    </div>
  );
}
