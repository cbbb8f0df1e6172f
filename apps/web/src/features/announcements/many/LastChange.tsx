import { formatMoment } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Text } from '@tilava/ui/Text';
import { Suspense } from 'react';
import { useLocale } from 'use-intl';
import { useManyTexts } from './useManyTexts.ts';

interface LastChangeProps {
  readonly change: NonNullable<Schemas['Announcement']['lastChange']>;
}

/** Which colleague last changed an announcement. */
export default function LastChange(props: LastChangeProps) {
  return (
    <Suspense fallback={null}>
      <Text size="small" tone="muted">
        <Changed {...props} />
      </Text>
    </Suspense>
  );
}

function Changed({ change: { at, by } }: LastChangeProps) {
  return useManyTexts().changed(formatMoment(new Date(at), useLocale()), by);
}
