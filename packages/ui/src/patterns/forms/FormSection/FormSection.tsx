import { useId, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import * as styles from '../Form/Form.css.ts';

export interface FormSectionProps {
  /** For links to it, as in a SectionNav: they move the focus there. */
  readonly id?: string | undefined;
  /** What the fields are about; it names the group. */
  readonly title: string;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
  /** The fields. Those in a FieldRow are side by side where there is room. */
  readonly children: ReactNode;
}

/** Fields of a long form that belong together, under a heading and a rule. */
export function FormSection({ id, title, headingLevel = 2, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <div id={id} role="group" aria-labelledby={titleId} className={styles.section}>
      <Heading level={headingLevel} size="lead" id={titleId}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Short fields beside each other where there is room, in their order. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
