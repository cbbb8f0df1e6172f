import { Footer } from '@tilava/ui/Footer';
import { Heading } from '@tilava/ui/Heading';
import { Link } from '@tilava/ui/Link';
import { Logo } from '@tilava/ui/Logo';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';
import { contactEmail, socialLinks } from '../model/contact.ts';
import { NewsletterBox } from './NewsletterBox.tsx';

/** What ends the pages of visitors (specification, section 1). */
export default function SiteFooter() {
  const t = useTranslations('footer');
  const name = useTranslations('common')('name');
  const tagline = useTranslations('landing')('tagline');
  return (
    <Footer
      brand={
        <Stack gap={2}>
          <Logo name={name} />
          <Text tone="muted">{tagline}</Text>
        </Stack>
      }
      groups={[
        {
          title: t('service'),
          links: [
            { href: paths.customerService, label: t('customerService') },
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
