import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { useId, type ReactNode } from 'react';

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a match's page under a heading of its own. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="heading" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
