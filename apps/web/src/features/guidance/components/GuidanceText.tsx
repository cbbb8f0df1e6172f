import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense, use } from 'react';
import { useLocale } from 'use-intl';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import type { GuidanceTexts } from '../../../texts/guidance/guidance.ts';
import { loadGuidance } from '../model/loadGuidance.ts';

interface GuidanceTextProps {
  readonly name: keyof GuidanceTexts;
}

/** A page of running text, in the language that is spoken. */
export function GuidanceText(props: GuidanceTextProps) {
  return (
    <Suspense fallback={null}>
      <Sections {...props} />
    </Suspense>
  );
}

function Sections({ name }: GuidanceTextProps) {
  const { title, lead, sections } = use(loadGuidance(useLocale()))[name];
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <PageHeading>{title}</PageHeading>
        <Text size="lead">{lead}</Text>
      </Stack>
      {sections.map((section) => (
        <Stack key={section.title} as="section" gap={3}>
          <Heading level={2} size="heading">
            {section.title}
          </Heading>
          {section.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
