import { formatAgo, formatMoment, helsinkiDay } from '@tilava/domain/time';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';

interface AgoProps {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly children: ReactNode;
}

export function Ago({ at, children }: AgoProps) {
  const locale = useLocale();
  const now = useNow();
  const moment = new Date(at);
  const exact = formatMoment(moment, locale);
  // A device may have kept any number.
  if (exact === '') return children;
  return (
    <time dateTime={moment.toISOString()} title={exact}>
      {children} {/* It changes by itself, which nobody wants to be told each time. */}
      <span aria-hidden="true">({formatAgo(moment, now, locale)})</span>
    </time>
  );
}

/** How long words about the present stay true, in milliseconds. */
const tick = 30_000;

/** The present, up to half a minute ago. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The calendar day on which the component appeared, as the product counts days. */
export function useToday(): string {
  const [today] = useState(() => helsinkiDay(new Date()));
  return today;
}
