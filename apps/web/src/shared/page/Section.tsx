import { Heading } from '@tilava/ui/Heading';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack, type StackProps } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

export interface SectionProps {
  /** Where a link leads to it; it also names the section. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  /** `form` keeps fields at a width that is read at a glance; `facts` is a list whose rules end where the page ends. @default 'form' */
  readonly width?: 'form' | 'full' | 'facts';
  readonly children: ReactNode;
}

export function Section({ id, title, hint, action, width = 'form', children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.about}>
        <Heading level={2} size="heading" id={titleId}>
          {title}
        </Heading>
        {hint !== undefined && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
        {action !== undefined && <div className={styles.aboutAction}>{action}</div>}
      </div>
      <div className={styles.content[width]}>{children}</div>
    </section>
  );
}

interface SectionsProps extends Required<Pick<StackProps, 'gap'>> {
  readonly children: ReactNode;
}

/** Hides what stands below a part `ToCome`, so that nothing moves while it is read. */
export const Sections = ({ children, gap }: SectionsProps) => (
  <div className={styles.sections}>
    <Stack gap={gap}>{children}</Stack>
  </div>
);

/** Stands in the place of what is on its way. */
export const ToCome = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.toCome}>{children}</div>
);

export function FactsSkeleton() {
  return (
    <ToCome>
      <Stack gap={4}>
        {['address', 'type', 'size', 'rent', 'time'].map((fact) => (
          <Skeleton key={fact} width="long" />
        ))}
      </Stack>
    </ToCome>
  );
}
