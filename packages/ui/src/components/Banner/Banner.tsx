import { useRef, useState, useEffect, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Banner.css.ts';

/** A message to show once. */
export interface Notice {
  /** Unique for every notice, so that the same text is announced again. */
  readonly id: string;
  readonly tone: 'error' | 'success' | 'info';
  readonly text: string;
}

export interface BannerProps {
  /** Oldest first, shown one after another, repeated texts once. Keep the banner mounted when there are none. */
  readonly notices: readonly Notice[];
  /** Called when the time is up or the user closes the banner: remove the notices with these ids. */
  readonly onClose: (ids: readonly string[]) => void;
  /** The name of the button that closes the banner, e.g. "Dismiss". */
  readonly dismissLabel: string;
  /** How long a notice stays, in milliseconds, not counting hover and focus. @default 4000 */
  readonly duration?: number;
}

const icons = { error: 'alert', success: 'check', info: 'info' } as const satisfies Record<
  Notice['tone'],
  IconName
>;

/** A message at the bottom of the window, even above a dialog, that disappears by itself. Mount it once. */
export function Banner({ notices, onClose, dismissLabel, duration = 4000 }: BannerProps) {
  const notice = notices[0];
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusCameFrom = useRef<Element | null>(null);

  const said = notices.filter((other) => saysTheSame(other, notice));

  const close = () => {
    // The next one appears under the pointer and the focus where they are; the last one takes both with it.
    if (said.length === notices.length) {
      setIsHovered(false);
      setIsFocused(false);
    }
    onClose(said.map(({ id }) => id));
  };

  // What is said again while it stands there stands its whole time again.
  useCountdown(said.at(-1)?.id, duration, isHovered || isFocused, close);

  const dismiss = () => {
    // The button is about to vanish; without this the focus would fall to the top of the page.
    if (focusCameFrom.current instanceof HTMLElement) focusCameFrom.current.focus();
    close();
  };

  const rememberFocus = (event: FocusEvent) => {
    focusCameFrom.current = event.relatedTarget;
    setIsFocused(true);
  };

  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && notice !== undefined) dismiss();
  };

  const startHover = (event: PointerEvent) => {
    // A finger enters and never leaves: after a tap the banner would stay for good.
    if (event.pointerType !== 'touch') setIsHovered(true);
  };

  return (
    // The attribute tells an open dialog to leave the banner to screen readers, the pointer and the focus.
    <div className={styles.anchor} data-react-aria-top-layer="true">
      <div
        className={notice === undefined ? styles.quiet : styles.banner}
        onPointerEnter={startHover}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={rememberFocus}
        onBlur={() => setIsFocused(false)}
        onKeyDown={dismissOnEscape}
      >
        <div role="status" aria-live="polite" aria-atomic="true" className={styles.message}>
          {notice !== undefined && (
            <span key={notice.id} className={styles.notice}>
              <span className={styles.icon({ tone: notice.tone })}>
                <Icon name={icons[notice.tone]} />
              </span>
              <span className={styles.text}>{notice.text}</span>
            </span>
          )}
        </div>
        {notice !== undefined && (
          <Button className={styles.dismiss} aria-label={dismissLabel} onPress={dismiss}>
            <Icon name="cross" />
          </Button>
        )}
      </div>
    </div>
  );
}

function saysTheSame(one: Notice, other: Notice | undefined): boolean {
  return one.text === other?.text && one.tone === other.tone;
}

/** Calls `onEnd` after `duration` ms, counted from the next frame and not while paused; a new key starts anew. */
function useCountdown(key: string | undefined, duration: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const latestOnEnd = useRef(onEnd);

  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  useEffect(() => {
    remaining.current = duration;
  }, [key, duration]);

  useEffect(() => {
    if (key === undefined || isPaused) return undefined;
    let startedAt: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      startedAt = performance.now();
      timer = setTimeout(() => latestOnEnd.current(), remaining.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      if (startedAt !== null) remaining.current -= performance.now() - startedAt;
    };
  }, [key, duration, isPaused]);
}
