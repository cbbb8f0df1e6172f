import { Disclosure } from '@tilava/ui/Disclosure';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { media } from '@tilava/ui/tokens/media';
import { useMedia } from '@tilava/ui/useMedia';
import { type ReactNode, useState } from 'react';
import * as styles from './insights.css.ts';

interface InsightSectionProps {
  readonly title: string;
  /** What its numbers are of. */
  readonly rule: string;
  readonly children: ReactNode;
}

/** Numbers that are read now and then: one press away where they would make the page long. */
export function InsightSection({ title, rule, children }: InsightSectionProps) {
  const hasRoom = useMedia(media.wide, { onPaper: true });
  const [isOpen, setIsOpen] = useState(hasRoom);
  return (
    <Disclosure
      title={<span className={styles.title}>{title}</span>}
      headingLevel={2}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack gap={5}>
        <Text tone="muted">{rule}</Text>
        {children}
      </Stack>
    </Disclosure>
  );
}
