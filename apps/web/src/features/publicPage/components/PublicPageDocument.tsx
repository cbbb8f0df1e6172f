import { locales } from '@tilava/domain/format';
import { type PublicPage, publicPagePath } from '@tilava/domain/publicPage';
import { Link } from '@tilava/ui/Link';
import { Footer } from '@tilava/ui/Footer';
import { Heading } from '@tilava/ui/Heading';
import { Logo } from '@tilava/ui/Logo';
import { Page } from '@tilava/ui/Page';
import { SkipLink } from '@tilava/ui/SkipLink';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { fontUrl } from '@tilava/ui/theme/fontUrl';
import { generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';
import type { PublicPageTexts } from '../../../texts/publicPage/publicPage.ts';
import { structuredData, toInlineJson } from '../model/structuredData.ts';
import { PublicPremisesBody } from './PublicPremisesBody.tsx';
import * as styles from './publicPage.css.ts';
import { coverOf, coverWidth, type DescribedPremises, useDescription } from './useDescription.ts';

interface DocumentProps {
  readonly page: PublicPage;
  readonly texts: PublicPageTexts;
  /** The address of the page's own style sheet. */
  readonly styleSheet: string;
}

/** A whole page, which needs no script. */
export function PublicPageDocument(props: DocumentProps) {
  const { page, texts, styleSheet } = props;
  const { premises, language, site } = page;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href={site.icon ?? '/icon.svg'} type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="" />
        <link rel="stylesheet" href={styleSheet} />
        {site.styles !== null && <link rel="stylesheet" href={site.styles} />}
        {premises === null ? <GoneHead {...props} /> : <PremisesHead {...props} premises={premises} />}
      </head>
      <body>
        <Bar page={page} />
        <Page as="main" id={contentId}>
          {premises === null ? (
            <Gone texts={texts} />
          ) : (
            <PublicPremisesBody premises={premises} today={page.today} texts={texts} />
          )}
        </Page>
        <PageFooter />
      </body>
    </html>
  );
}

const contentId = 'content';

function GoneHead({ texts }: DocumentProps) {
  const title = useTranslations('common')('title', { page: texts.gone });
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

const openGraphLocales = { en: 'en_GB', fi: 'fi_FI', sv: 'sv_FI' } as const;

function PremisesHead({ page, texts, premises }: DocumentProps & DescribedPremises) {
  const { language, site, isInSearchEngines } = page;
  const common = useTranslations('common');
  const amenity = useTranslations('product.amenity');
  const { title, description } = useDescription(premises, texts);
  const address = `${site.publicUrl}${publicPagePath(premises.announcementId)}`;
  const addressIn = (locale: string) => `${address}?lang=${locale}`;
  const images = premises.pictures.map(({ key }) => `${site.publicUrl}${coverOf(key)}`);
  const [cover] = premises.pictures;
  const data = structuredData({
    premises,
    language,
    address: addressIn(language),
    name: title,
    description,
    images,
    amenities: premises.listing.amenities.map((name) => amenity(name)),
  });
  const facts = {
    'og:type': 'website',
    'og:site_name': site.productName,
    'og:title': title,
    'og:description': description,
    'og:url': addressIn(language),
    'og:locale': openGraphLocales[language],
    ...(cover !== undefined && {
      'og:image': images[0],
      'og:image:alt': cover.caption ?? title,
      ...sizeOf(cover.size),
    }),
  };
  return (
    <>
      <title>{common('title', { page: title })}</title>
      <meta name="description" content={description} />
      {!isInSearchEngines && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={addressIn(language)} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale)} />
      ))}
      {Object.entries(facts).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{toInlineJson(data)}</script>
    </>
  );
}

/** Of a picture that is narrowed as the cover is. */
function sizeOf(size: NonNullable<PublicPage['premises']>['pictures'][number]['size']) {
  if (size === null) return {};
  const width = Math.min(size.width, coverWidth);
  return { 'og:image:width': width, 'og:image:height': Math.round((size.height * width) / size.width) };
}

function Bar({ page: { premises, language } }: Pick<DocumentProps, 'page'>) {
  const t = useTranslations();
  const login =
    premises === null ? paths.login : generatePath(paths.announcementMatch, { propId: premises.propertyId });
  return (
    <>
      <SkipLink target={contentId}>{t('common.skipToContent')}</SkipLink>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.brand} href={paths.landing}>
            <Logo name={t('common.name')} />
          </a>
          <nav className={styles.languages} aria-label={t('language.label')}>
            {locales.map((locale) => (
              <a
                key={locale}
                className={styles.language}
                href={`?lang=${locale}`}
                hrefLang={locale}
                lang={locale}
                {...(locale === language && { 'aria-current': 'true' })}
              >
                {t(`language.${locale}`)}
              </a>
            ))}
          </nav>
          <Link href={login} variant="smallButton">
            {t('nav.logIn')}
          </Link>
        </div>
      </header>
    </>
  );
}

function Gone({ texts }: Pick<DocumentProps, 'texts'>) {
  return (
    <div className={styles.gone}>
      <Stack gap={4} align="start">
        <Heading level={1} size="hero">
          {texts.gone}
        </Heading>
        <Text size="lead" tone="muted">
          {texts.goneHint}
        </Text>
        <Link href={paths.landing} variant="button">
          {texts.search}
        </Link>
      </Stack>
    </div>
  );
}

function PageFooter() {
  const t = useTranslations('footer');
  const ranking = useTranslations('sorting')('how');
  const name = useTranslations('common')('name');
  const tagline = useTranslations('landing')('tagline');
  return (
    <div className={styles.footer}>
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
        ]}
        note={t('note')}
      />
    </div>
  );
}
