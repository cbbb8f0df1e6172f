import { useEffect, useRef, type ReactNode } from 'react';
import { BackLink } from '../../components/BackLink/BackLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './PageHeader.css.ts';

/** The way back. */
export interface WayBack {
  readonly href: string;
  /** Where it leads, e.g. "Back to matches". */
  readonly label: string;
}

export interface PageHeaderProps {
  /** The page's heading of level 1. */
  readonly title: string;
  /** `lead` where the page has a line of its own that is to be read first, e.g. an address. @default 'display' */
  readonly titleSize?: 'display' | 'lead';
  /** A sentence below the title. */
  readonly description?: ReactNode;
  readonly back?: WayBack;
  /** Actions for the whole page: Buttons and Links. */
  readonly actions?: ReactNode;
  /** Moves the focus to the title when it becomes true, after a change of route; not at first. @default false */
  readonly takesFocus?: boolean;
}

/** The top of a page: the way back, the title and its actions. */
export function PageHeader({
  title,
  titleSize = 'display',
  description,
  back,
  actions,
  takesFocus = false,
}: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The page has its own place to scroll to; the focus must not pull it elsewhere.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <header className={styles.root}>
      {back !== undefined && (
        <div className={styles.back}>
          <BackLink href={back.href}>{back.label}</BackLink>
        </div>
      )}
      <div className={styles.line}>
        <div className={styles.text}>
          <Heading level={1} size={titleSize} isFocusTarget ref={heading}>
            {title}
          </Heading>
          {description !== undefined && (
            <Text as="div" tone="muted">
              {description}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
