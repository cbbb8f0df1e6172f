import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { Growth } from './props.ts';
import { more, progress } from './DataTable.css.ts';

/** How far below the window the end may be when the next page is asked for: what is read in a few seconds. */
const AHEAD = '1200px';

interface MoreRowsProps {
  readonly growth: Growth;
  /** How many rows the list has by now; none while it is still being drawn, and its end only seems to be near. */
  readonly count: number;
}

/** Below a list that grows: asks for the next page in time, and has a button that does so. */
export function MoreRows({ growth: { state, onMore, labels }, count }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);

  // Looks anew with every page: a short one leaves the end where it was, within reach.
  useEffect(() => {
    if (state !== 'more' || count === 0 || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      // The document, since a page within a frame is cut off at the frame before a margin counts.
      { root: document, rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, count]);

  return (
    <div ref={end} className={more}>
      <div role="status" className={progress}>
        {state === 'failed' ? labels.failed : labels.progress}
      </div>
      {state !== 'end' && (
        <Button
          variant="secondary"
          size="small"
          isPending={state === 'loading'}
          pendingLabel={labels.loading}
          onPress={onMore}
        >
          {state === 'failed' ? labels.tryAgain : labels.more}
        </Button>
      )}
    </div>
  );
}
