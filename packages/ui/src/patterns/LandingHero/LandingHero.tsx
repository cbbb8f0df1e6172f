import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SubmitEventHandler } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PremisesStreet } from '../PremisesStreet/PremisesStreet.tsx';
import * as styles from '../landing.css.ts';

export interface LandingHeroProps {
  /** The one sentence: the page's heading of level 1. */
  readonly title: string;
  /** What it means, in a line or two. */
  readonly description?: string;
  /** The address that the search leads to, also before any script: the field's name and text are its query. */
  readonly action: string;
  /** The field for the location: a TextField or ComboBox with a `name`. */
  readonly field: ReactNode;
  /** The label of the button, e.g. "Search". */
  readonly submitLabel: string;
  /** Takes the search over; without it, or unless it prevents that, the browser goes to `action`. */
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** What is beside it, e.g. the way to log in. */
  readonly aside?: ReactNode;
  /** Which buildings of PremisesDrawing make the street, in their order. */
  readonly street: readonly number[];
  /** Moves the focus to the sentence, as `PageHeader` does after a change of route. @default false */
  readonly takesFocus?: boolean;
}

/** The top of the landing page: one sentence, one field for a location, and a street of premises. */
export function LandingHero({
  title,
  description,
  action,
  field,
  submitLabel,
  onSubmit,
  aside,
  street,
  takesFocus = false,
}: LandingHeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className={styles.hero}>
      <div className={aside === undefined ? undefined : styles.heroSplit}>
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
            <div className={styles.heroSubmit}>
              <Button type="submit">{submitLabel}</Button>
            </div>
          </form>
        </div>
        {aside}
      </div>
      <div className={styles.heroStreet}>
        <div className={styles.heroDrawing}>
          <PremisesStreet numbers={street} />
        </div>
      </div>
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
