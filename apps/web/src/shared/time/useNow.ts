import { useEffect, useState } from 'react';

/** How long words about the present stay true, in milliseconds. */
const tick = 30_000;

/** The time, again and again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}
