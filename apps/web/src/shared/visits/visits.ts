import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRecord } from '../saved/saved.ts';
import { createUserScopedStorage, type UserScopedDevice } from '../saved/userScopedStorage.ts';
import { useServices } from '../services/useServices.ts';

/** What a tenant has seen of their matches on this device, by announcement ids. */
export interface Visits {
  /** What was listed by the visit before; null where nobody knows, so that nothing is called new. */
  readonly before: readonly string[] | null;
  /** What is listed by this visit. */
  readonly latest: readonly string[] | null;
  /** When the list was read last, in milliseconds since 1970. */
  readonly at: number;
  /** What was opened, the latest last. */
  readonly opened: readonly string[];
}

/** A visit ends when the list has not been read for so long, in milliseconds. */
export const visitGap = 30 * 60_000;

/** How many opened announcements are remembered. */
export const maxOpened = 500;

const unvisited: Visits = { before: null, latest: null, at: 0, opened: [] };

export const createVisits = (device: UserScopedDevice) =>
  createUserScopedStorage(device, 'tilava.visits', [], isVisits);

/** @param ids - the whole list; null where only a part of it is known */
export function withListed(kept: Visits | null, ids: readonly string[] | null, now: number): Visits {
  const last = kept ?? unvisited;
  const before = now - last.at < visitGap ? last.before : last.latest;
  return { ...last, before, latest: ids, at: now };
}

export function withOpened(kept: Visits | null, id: string): Visits {
  const last = kept ?? unvisited;
  return { ...last, opened: [...last.opened.filter((other) => other !== id), id].slice(-maxOpened) };
}

export function visitMark(kept: Visits | null, id: string): 'new' | 'seen' | null {
  if (kept === null) return null;
  if (kept.opened.includes(id)) return 'seen';
  return kept.before === null || kept.before.includes(id) ? null : 'new';
}

export function useVisitMark(id: string): 'new' | 'seen' | null {
  const { visits } = useServices();
  const [search] = useSearchParams();
  const read = () => visitMark(visits.get(), id);
  const mark = useSyncExternalStore(visits.subscribe, read, read);
  // What was listed is remembered of the first need alone.
  return mark === 'new' && search.has('need') ? null : mark;
}

const areIds = (value: unknown): value is readonly string[] => Array.isArray(value);

const isVisits = (value: unknown): value is Visits =>
  isRecord(value) &&
  [value['before'], value['latest']].every((ids) => ids === null || areIds(ids)) &&
  areIds(value['opened']);
