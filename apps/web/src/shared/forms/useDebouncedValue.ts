import { useEffect, useState } from 'react';

/** Milliseconds without typing before the server is asked. */
const delay = 200;

/** The value after it has stayed the same for a moment. */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
