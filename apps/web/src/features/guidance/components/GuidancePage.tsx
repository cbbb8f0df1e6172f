import { withProductName } from '@tilava/domain/productName';
import { Heading } from '@tilava/ui/Heading';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { paths } from '../../../shared/paths.ts';
import type { GuidanceName } from '../../../texts/guidance/guidance.ts';
import { loadGuidance } from '../model/loadGuidance.ts';
import * as styles from './guidance.css.ts';

/** The terms of use, data protection and customer service, each at its own address. */
export default function GuidancePage() {
  const { pathname } = useLocation();
  const name =
    pathname === paths.terms
      ? 'terms'
      : pathname === paths.dataProtection
        ? 'dataProtection'
        : 'customerService';
  return (
    <Suspense fallback={null}>
      <Sections name={name} />
    </Suspense>
  );
}

function Sections({ name }: { readonly name: GuidanceName }) {
  const { contents, [name]: page } = use(loadGuidance(useLocale()));
  const product = useTranslations('common')('name');
  const sections = page.sections.map(({ title, paragraphs }, index) => ({
    id: `section-${index + 1}`,
    title: withProductName(title, product),
    paragraphs: paragraphs.map((paragraph) => withProductName(paragraph, product)),
  }));
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <PageHeading>{page.title}</PageHeading>
        <Text size="lead">{withLinks(withProductName(page.lead, product))}</Text>
      </Stack>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={contents}>
          <Text tone="muted" size="small">
            {contents}
          </Text>
          <ul className={styles.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`} variant="standalone">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Stack gap={10}>
          {sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} className={styles.section}>
              <Stack gap={3}>
                <Heading level={2} size="heading">
                  {title}
                </Heading>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph}>{withLinks(paragraph)}</Text>
                ))}
              </Stack>
            </section>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

const email = /([\w.]+@[\w.]+\w)/u;

/** The text, with its email addresses as links. */
const withLinks = (text: string) =>
  text.split(email).map((part) =>
    email.test(part) ? (
      <Link key={part} href={`mailto:${part}`}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
