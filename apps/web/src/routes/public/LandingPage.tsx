import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { LoginForm } from '../../features/auth/components/LoginForm.tsx';
import { NewsletterConfirmation } from '../../features/footer/components/NewsletterConfirmation.tsx';
import { HowMatchingWorks } from '../../features/landing/components/HowMatchingWorks.tsx';
import * as styles from '../../features/landing/components/landing.css.ts';
import { AddressSearch, Offers, Samples } from '../../features/landing/components/sections.tsx';
import { usePage } from '../../shared/page/usePage.ts';

/** The first page, which is also a login page (specification, sections 1 and 2). */
export default function LandingPage() {
  const t = useTranslations('landing');
  const login = useTranslations('login');
  const takesFocus = usePage(t('title'));
  return (
    <div className={styles.page}>
      <div>
        <NewsletterConfirmation />
        <AddressSearch takesFocus={takesFocus}>
          <section className={styles.login}>
            <Stack gap={4}>
              <Heading level={2} size="heading">
                {login('title')}
              </Heading>
              <LoginForm />
            </Stack>
          </section>
        </AddressSearch>
      </div>
      <Stack as="section" gap={8}>
        <Heading level={2}>{t('offers')}</Heading>
        <Offers />
      </Stack>
      <Stack as="section" gap={8}>
        <Stack gap={2}>
          <Heading level={2}>{t('samples')}</Heading>
          <Text tone="muted">{t('samplesHint')}</Text>
        </Stack>
        <Samples />
      </Stack>
      <Stack as="section" gap={8}>
        <Heading level={2}>{t('matching')}</Heading>
        <HowMatchingWorks />
      </Stack>
    </div>
  );
}
