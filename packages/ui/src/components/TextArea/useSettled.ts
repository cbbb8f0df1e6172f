import { useEffect, useState } from 'react';

/**
 * A value as it was when it last stood still for so long, so that a screen reader is not interrupted by every
 * letter.
 *
 * @param pause - milliseconds
 * @example
 * const announced = useSettled('12 of 50 words', 1000);
 */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
