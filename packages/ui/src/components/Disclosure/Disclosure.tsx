import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureBaseProps {
  /** What is inside, e.g. "More about you". It stays the same, open or closed. */
  readonly title: ReactNode;
  /** The title’s heading level. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Below the title, visible whether open or closed, e.g. "Optional; landlords never see it". */
  readonly description?: ReactNode;
  /** `section` is a part of a page between rules, `quiet` a small addition to what’s above. @default 'section' */
  readonly variant?: 'section' | 'quiet';
  /** What’s shown when it’s open. It keeps its state while it’s closed. */
  readonly children: ReactNode;
}

interface SelfKeptProps {
  readonly isOpen?: never;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

interface ControlledProps {
  /** Whether it is open. Open it when something inside needs fixing. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export type DisclosureProps = DisclosureBaseProps & (SelfKeptProps | ControlledProps);

/** Keeps what few people need one press away. Find in page also finds closed content. */
export function Disclosure({
  title,
  headingLevel,
  description,
  variant = 'section',
  children,
  isOpen,
  onOpenChange,
}: DisclosureProps) {
  const Heading = headingLevel === undefined ? 'div' : (`h${headingLevel}` as const);
  const descriptionId = useId();
  return (
    <AriaDisclosure
      className={styles.root({ variant })}
      {...(isOpen !== undefined && { isExpanded: isOpen })}
      {...(onOpenChange !== undefined && { onExpandedChange: onOpenChange })}
    >
      <Heading className={styles.heading}>
        <Button
          slot="trigger"
          className={styles.trigger({ variant, isDescribed: description !== undefined })}
          {...(description !== undefined && { 'aria-describedby': descriptionId })}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.chevron}>
            <Icon name="chevronDown" />
          </span>
        </Button>
      </Heading>
      {description !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content({ variant })}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
