import { Card } from '@tilava/ui/Card';
import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

/** A part of the dashboard of which the specification says 'Coming soon'. */
export function ComingSoonCard({ title }: { readonly title: string }) {
  const t = useTranslations('dashboard');
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={2} size="lead" id={titleId}>
          {title}
        </Heading>
        <Text tone="muted">{t('comingSoon')}</Text>
      </Stack>
    </Card>
  );
}
