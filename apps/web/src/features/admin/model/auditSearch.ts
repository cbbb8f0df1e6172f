import { isInDayRange, parseDay } from '@tilava/domain/time';
import { paths } from '../../../shared/paths.ts';
import { changed } from './adminSearch.ts';

/** What of the log an address asks for. */
export interface AuditFilter {
  readonly actor?: string;
  readonly object?: string;
  readonly from?: string;
  readonly until?: string;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Reads a filter from an address; what it says wrongly is as if it said nothing. */
export function auditFilterOf(search: URLSearchParams): AuditFilter {
  const read = (name: keyof AuditFilter, isRight: (text: string) => boolean) => {
    const text = search.get(name);
    return text !== null && isRight(text) ? { [name]: text } : {};
  };
  const isId = (text: string) => id.test(text);
  const isDay = (text: string) => parseDay(text) === text && isInDayRange(text);
  return {
    ...read('actor', isId),
    ...read('object', isId),
    ...read('from', isDay),
    ...read('until', isDay),
  };
}

/** The address of the log with another filter besides. */
export const auditHref = (search: URLSearchParams, filter: AuditFilter): string =>
  `${paths.admin}?${changed(search, { ...filter }).toString()}`;
