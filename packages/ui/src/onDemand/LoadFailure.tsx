import { useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import * as styles from './LoadFailure.css.ts';
import type { LoadLabels } from './loadLabels.ts';

export interface LoadFailureProps {
  readonly labels: LoadLabels;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Called when the failure goes while its button has the focus, which is then for others to take. It stays the same. */
  readonly onLeaveWithFocus: () => void;
}

/** Says that something could not be downloaded, and offers to try again. */
export function LoadFailure({ labels, isRetrying, onRetry, onLeaveWithFocus }: LoadFailureProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = root.current;
    // It still stands in the page while it is taken down.
    return () => {
      if (element?.contains(document.activeElement) === true) onLeaveWithFocus();
    };
  }, [onLeaveWithFocus]);

  return (
    <div ref={root} className={styles.root}>
      <span className={styles.words}>
        <Icon name="alert" />
        {labels.failed}
      </span>
      <Button
        size="small"
        variant="secondary"
        isPending={isRetrying}
        pendingLabel={labels.loading}
        onPress={onRetry}
      >
        {labels.retry}
      </Button>
    </div>
  );
}
