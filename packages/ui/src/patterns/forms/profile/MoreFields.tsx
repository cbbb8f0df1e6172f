import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Stack } from '../../../layout/Stack.tsx';

/** What is said of the fields that need no answer, where they are one press away. */
export interface MoreLabels {
  /** E.g. "More about you". */
  readonly title: string;
  /** E.g. "Optional. You can also do it later." */
  readonly description?: string;
}

interface MoreFieldsProps {
  /** Without it the fields stand there like all others. */
  readonly labels: MoreLabels | undefined;
  /** Opens, because something inside has to be mended. */
  readonly isFaulty: boolean;
  readonly headingLevel: 2 | 3 | undefined;
  readonly children: ReactNode;
}

/** The fields of a profile that need no answer. */
export function MoreFields({ labels, isFaulty, headingLevel = 2, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = <Stack gap={8}>{children}</Stack>;
  if (labels === undefined) return fields;
  return (
    <Disclosure
      title={labels.title}
      {...(labels.description !== undefined && { description: labels.description })}
      headingLevel={headingLevel}
      isOpen={isOpen || isFaulty}
      onOpenChange={setOpen}
    >
      {fields}
    </Disclosure>
  );
}
