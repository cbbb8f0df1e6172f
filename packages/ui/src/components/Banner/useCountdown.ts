import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once the time has run out, and not while it stands still. The time begins with the next frame: what is
 * to be read is drawn by then, however busy the page is, and in a page that nobody sees it waits.
 *
 * @param key A new key starts the time anew; without one nothing runs.
 * @param duration The whole time in milliseconds.
 */
export function useCountdown(
  key: string | undefined,
  duration: number,
  isPaused: boolean,
  onEnd: () => void,
): void {
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
