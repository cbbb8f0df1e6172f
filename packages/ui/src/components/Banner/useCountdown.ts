import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once the time has run out, and not while it stands still.
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
    const startedAt = performance.now();
    const timer = setTimeout(() => latestOnEnd.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [key, duration, isPaused]);
}
