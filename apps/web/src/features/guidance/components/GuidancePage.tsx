import { withProductName } from '@tilava/domain/productName';
import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { paths } from '../../../shared/paths.ts';
import type { GuidanceTexts } from '../../../texts/guidance/guidance.ts';
import { loadGuidance } from '../model/loadGuidance.ts';

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

function Sections({ name }: { readonly name: keyof GuidanceTexts }) {
  const { title, lead, sections } = use(loadGuidance(useLocale()))[name];
  const product = useTranslations('common')('name');
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <PageHeading>{title}</PageHeading>
        <Text size="lead">{withProductName(lead, product)}</Text>
      </Stack>
      {sections.map((section) => (
        <Stack key={section.title} as="section" gap={3}>
          <Heading level={2} size="heading">
            {withProductName(section.title, product)}
          </Heading>
          {section.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{withProductName(paragraph, product)}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
