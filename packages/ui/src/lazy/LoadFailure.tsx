import { useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { failure, failureMessage } from './lazy.css.ts';

/** Texts about loading on demand. */
export interface LoadLabels {
  /** Announced, e.g. "Loading the calendar". */
  readonly loading: string;
  /** E.g. "Couldn’t load the calendar." */
  readonly failed: string;
  /** The button next to the failure, e.g. "Try again". */
  readonly retry: string;
}

export interface LoadFailureProps {
  readonly labels: LoadLabels;
  /** Whether it is only a small button, with the failure in its accessible name. @default false */
  readonly isCompact?: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Called when the failure unmounts with the focus on its button. Has to be stable. */
  readonly onLeaveWithFocus: () => void;
}

/** Says that something could not be downloaded, and offers to try again. */
export function LoadFailure({
  labels,
  isCompact = false,
  isRetrying,
  onRetry,
  onLeaveWithFocus,
}: LoadFailureProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = root.current;
    // It is still in the document while layout effects are cleaned up.
    return () => {
      if (element?.contains(document.activeElement) === true) onLeaveWithFocus();
    };
  }, [onLeaveWithFocus]);

  const button = {
    size: 'small',
    isPending: isRetrying,
    pendingLabel: labels.loading,
    onPress: onRetry,
  } as const;
  if (isCompact) {
    return (
      <div ref={root}>
        <Button {...button} variant="quiet" aria-label={`${labels.retry}: ${labels.failed}`}>
          <Icon name="alert" />
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <div ref={root} className={failure}>
      <span className={failureMessage}>
        <Icon name="alert" />
        {labels.failed}
      </span>
      <Button {...button} variant="secondary">
        {labels.retry}
      </Button>
    </div>
  );
}
