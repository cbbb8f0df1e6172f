import { formatAgo, formatMoment } from '@tilava/domain/time';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useNow } from './useNow.ts';

interface AgoProps {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What happened then. */
  readonly children: ReactNode;
}

/** What happened at a moment, how long ago that is, and on a closer look when exactly. */
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
