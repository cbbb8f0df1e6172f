import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SubmitEventHandler } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from '../landing.css.ts';

export interface LandingHeroProps {
  /** The one sentence: the page's heading of level 1. */
  readonly title: string;
  /** What it means, in a line or two. */
  readonly description?: string;
  /** The URL of the search, which also works without scripts: the field's name and text are its query. */
  readonly action: string;
  /** The field for the location: a TextField or ComboBox with a `name`. */
  readonly field: ReactNode;
  /** A second field, which may stay empty: a Select with a `name`. */
  readonly filter?: ReactNode;
  /** The label of the button, e.g. "Search". */
  readonly submitLabel: string;
  /** Handles the search. Without it, or unless it prevents the default, the browser goes to `action`. */
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** What is beside it, e.g. a map of premises. */
  readonly aside?: ReactNode;
  /** Moves the focus to the sentence, as `PageHeader` does after a change of route. @default false */
  readonly takesFocus?: boolean;
}

/** The top of the landing page: one sentence, a search, and a picture of what can be found. */
export function LandingHero({
  title,
  description,
  action,
  field,
  filter,
  submitLabel,
  onSubmit,
  aside,
  takesFocus = false,
}: LandingHeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className={aside === undefined ? undefined : styles.hero}>
      <div className={styles.heroText}>
        <Heading level={1} size="hero" isFocusTarget ref={heading}>
          {title}
        </Heading>
        {description !== undefined && <Text size="lead">{description}</Text>}
        <form
          role="search"
          method="get"
          action={action}
          className={styles.heroSearch}
          onSubmit={onSubmit}
          onKeyDownCapture={searchOnEnter}
        >
          <div className={styles.heroField}>{field}</div>
          {filter !== undefined && <div className={styles.heroFilter}>{filter}</div>}
          <div className={styles.heroSubmit}>
            <Button type="submit" isWide>
              {submitLabel}
            </Button>
          </div>
        </form>
      </div>
      {aside}
    </div>
  );
}

/** A ComboBox only closes its list by Enter, also where no option of it is meant. */
function searchOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
