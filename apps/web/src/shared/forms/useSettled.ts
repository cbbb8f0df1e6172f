import { useEffect, useState } from 'react';

/** How long somebody has to stop typing before the server is asked, in milliseconds. */
const typingPause = 200;

/** The value after it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
