import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { LoginForm } from '../../features/auth/components/LoginForm.tsx';
import { NewsletterConfirmation } from '../../features/footer/components/NewsletterConfirmation.tsx';
import * as styles from '../../features/landing/components/landing.css.ts';
import { Offers, PremisesSearch, Samples } from '../../features/landing/components/sections.tsx';
import { lazyComponent } from '../../shared/lazyComponent.tsx';
import { usePage } from '../../shared/page/usePage.ts';

// Far down the page, so that its code does not hold up what is seen first; the build has drawn it.
const HowMatchingWorks = lazyComponent(
  () => import('../../features/landing/components/HowMatchingWorks.tsx'),
);

/** The first page, which is also a login page (specification, sections 1 and 2). */
export default function LandingPage() {
  const t = useTranslations('landing');
  const login = useTranslations('login');
  const takesFocus = usePage(t('title'));
  return (
    <div className={styles.page}>
      <div className={styles.beginning}>
        <NewsletterConfirmation />
        <PremisesSearch takesFocus={takesFocus} />
        <section className={styles.login}>
          <Heading level={2} size="lead">
            {login('title')}
          </Heading>
          <LoginForm layout="line" />
        </section>
      </div>
      <Stack as="section" gap={6}>
        <Heading level={2}>{t('matching')}</Heading>
        <Suspense>
          <HowMatchingWorks />
        </Suspense>
      </Stack>
      <Stack as="section" gap={6}>
        <Stack gap={2}>
          <Heading level={2}>{t('samples')}</Heading>
          <Text tone="muted">{t('samplesHint')}</Text>
        </Stack>
        <Samples />
      </Stack>
      <Stack as="section" gap={6}>
        <Heading level={2}>{t('offers')}</Heading>
        <Offers />
      </Stack>
    </div>
  );
}
