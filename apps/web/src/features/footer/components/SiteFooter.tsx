import { createSubscription } from '@tilava/sdk/operations';
import { useMutation } from '@tanstack/react-query';
import { Footer } from '@tilava/ui/Footer';
import { Heading } from '@tilava/ui/Heading';
import { Link } from '@tilava/ui/Link';
import { Logo } from '@tilava/ui/Logo';
import { NewsletterForm } from '@tilava/ui/NewsletterForm';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { InvalidFormError, useFaultText } from '../../../shared/errors/useFaultText.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';

const contactEmail = 'post@tilava.example';

const socialLinks = [
  { href: 'https://www.linkedin.com/company/tilava', name: 'linkedIn' },
  { href: 'https://www.instagram.com/tilava', name: 'instagram' },
  { href: 'https://www.facebook.com/tilava', name: 'facebook' },
] as const;

export default function SiteFooter() {
  const t = useTranslations('footer');
  const ranking = useTranslations('sorting')('how');
  const name = useTranslations('common')('name');
  const tagline = useTranslations('landing')('tagline');
  return (
    <Footer
      brand={
        <Stack gap={2}>
          <Logo name={name} />
          <Text tone="muted" size="small">
            {tagline}
          </Text>
        </Stack>
      }
      groups={[
        {
          title: t('service'),
          links: [
            { href: paths.customerService, label: t('customerService') },
            { href: paths.ranking, label: ranking },
            { href: paths.terms, label: t('terms') },
            { href: paths.dataProtection, label: t('dataProtection') },
          ],
        },
        { title: t('follow'), links: socialLinks.map(({ href, name: site }) => ({ href, label: t(site) })) },
      ]}
      contact={
        <>
          <Heading level={2} size="lead">
            {t('contact')}
          </Heading>
          <Link href={`mailto:${contactEmail}`} variant="standalone">
            {contactEmail}
          </Link>
          <Text tone="muted" size="small">
            {t('contactHint')}
          </Text>
        </>
      }
      newsletter={<NewsletterBox />}
      note={t('note')}
    />
  );
}

function NewsletterBox() {
  const t = useTranslations('newsletter');
  const failureText = useFailureText();
  const faultText = useFaultText();
  const [email, setEmail] = useState('');
  const [attempts, setAttempts] = useState(0);
  const { tilava } = useServices();
  const language = useLocale();
  const subscription = useMutation({
    mutationFn: async (typed: string) => {
      // The rules bring schemas along, which no page waits for.
      const { readEmail } = await import('../../../shared/forms/accountRules.ts');
      return createSubscription(tilava, { email: readEmail(typed), language });
    },
  });
  const { error } = subscription;
  const fault = error instanceof InvalidFormError ? error.faults[0] : undefined;

  const subscribe = () => {
    subscription.mutate(email, {
      onSuccess: () => setEmail(''),
      onError: (failure) => {
        if (failure instanceof InvalidFormError) setAttempts((count) => count + 1);
      },
    });
  };

  const change = (typed: string) => {
    setEmail(typed);
    if (subscription.isError) subscription.reset();
  };

  return (
    <NewsletterForm
      email={email}
      onChange={change}
      onSubmit={subscribe}
      isPending={subscription.isPending}
      attempts={attempts}
      errors={{ email: fault && faultText(fault) }}
      failure={error && fault === undefined && failureText('generic', error)}
      success={subscription.isSuccess && t('sent')}
      labels={{ email: t('label') }}
      hints={{ email: t('hint') }}
      formLabels={{ submit: t('submit'), submitting: t('submitting') }}
    />
  );
}
