import type { FunctionComponent } from 'react';
import { NoAnnouncements } from './drawings/NoAnnouncements.tsx';
import { NoFavourites } from './drawings/NoFavourites.tsx';
import { NoInterests } from './drawings/NoInterests.tsx';
import { NoMatches } from './drawings/NoMatches.tsx';
import { NoMessages } from './drawings/NoMessages.tsx';
import { NoNeed } from './drawings/NoNeed.tsx';
import { NoPictures } from './drawings/NoPictures.tsx';
import { NoResults } from './drawings/NoResults.tsx';
import { NoUsers } from './drawings/NoUsers.tsx';
import { Offline } from './drawings/Offline.tsx';
import { root } from './EmptyDrawing.css.ts';

const drawings = {
  announcements: NoAnnouncements,
  favourites: NoFavourites,
  interests: NoInterests,
  matches: NoMatches,
  messages: NoMessages,
  need: NoNeed,
  offline: Offline,
  pictures: NoPictures,
  results: NoResults,
  users: NoUsers,
} as const satisfies Readonly<Record<string, FunctionComponent>>;

/** What there is none of; `offline` where nothing could be kept for reading without a network. */
export type EmptySituation = keyof typeof drawings;

/** All situations that have a drawing. */
export const emptySituations = Object.keys(drawings) as readonly EmptySituation[];

export interface EmptyDrawingProps {
  /** What there is none of. */
  readonly of: EmptySituation;
}

/**
 * A plan or an elevation for a place where nothing is yet, each telling what is missing. It only decorates: the
 * sentence of the EmptyState says it.
 *
 * @example
 * <EmptyState title="No favourites yet" drawing={<EmptyDrawing of="favourites" />} />
 */
export function EmptyDrawing({ of }: EmptyDrawingProps) {
  const Drawing = drawings[of];
  return (
    <svg className={root} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
