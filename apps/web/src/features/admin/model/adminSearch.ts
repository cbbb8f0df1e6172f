import { toOneLine } from '@tilava/domain/text';
import { parseDay } from '@tilava/domain/form';
import { isInDayRange } from '@tilava/domain/time';
import type { Query } from '@tilava/sdk';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

export const adminTabs = ['property', 'user', 'reports', 'audit', 'system'] as const;

export type AdminTab = (typeof adminTabs)[number];

export type ListTab = Extract<AdminTab, 'property' | 'user'>;

const sorts = {
  property: ['createdAt', 'address', 'rent', 'size'],
  user: ['createdAt', 'email', 'name'],
} as const satisfies Record<ListTab, readonly string[]>;

type SortOf<Tab extends ListTab> = (typeof sorts)[Tab][number];

export type Direction = NonNullable<Query<'listUsers'>['direction']>;

export interface ListState<Tab extends ListTab> {
  readonly page: number;
  readonly text: string;
  readonly sort: SortOf<Tab>;
  readonly direction: Direction;
}

/** The largest page number that the server takes. */
const lastPage = 1_000_000;
const longestText = 200;

export const tabOf = (search: URLSearchParams): AdminTab =>
  adminTabs.find((tab) => tab === search.get('tab')) ?? 'property';

/** The part of a list that an address names; what it says wrongly is as if it said nothing. */
export function listStateOf<Tab extends ListTab>(search: URLSearchParams, tab: Tab): ListState<Tab> {
  const page = Number(search.get('page') ?? 1);
  const known: readonly SortOf<Tab>[] = sorts[tab];
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    text: readText(search.get('text') ?? ''),
    sort: known.find((sort) => sort === search.get('sort')) ?? 'createdAt',
    direction: search.get('direction') === 'descending' ? 'descending' : 'ascending',
  };
}

/** As the server takes it: what cannot be seen goes, and no character is cut in two. */
const readText = (text: string): string => Array.from(toOneLine(text)).slice(0, longestText).join('');

export const queryOf = <Tab extends ListTab>({ page, text, sort, direction }: ListState<Tab>) => ({
  pageNumber: page,
  ...(text.trim() !== '' && { text: text.trim() }),
  sort,
  direction,
});

/** The same address with some of it changed; what is null goes. What is looked at changes, so that the first page is shown. */
export function changed(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const pageHref = (search: URLSearchParams, page: number): string =>
  hrefOf(changed(search, { page: page === 1 ? null : String(page) }));

/** What is done in the place of a list: something is added, or the one of an id is edited. */
export type Task = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly id: string };

export function taskOf(search: URLSearchParams): Task | null {
  const id = search.get('edit');
  if (id !== null) return { kind: 'edit', id };
  return search.has('add') ? { kind: 'add' } : null;
}

export const taskHref = (search: URLSearchParams, task: Task): string =>
  hrefOf(
    changed(search, {
      page: search.get('page'),
      ...(task.kind === 'add' ? { add: 'new', edit: null } : { edit: task.id, add: null }),
    }),
  );

export const listHref = (search: URLSearchParams): string =>
  hrefOf(changed(search, { page: search.get('page'), edit: null, add: null }));

export const historyHref = (object: string): string => hrefOf(new URLSearchParams({ tab: 'audit', object }));

/** The users that a text finds. */
export const foundUsersHref = (text: string): string => hrefOf(new URLSearchParams({ tab: 'user', text }));

export const tabHref = (tab: AdminTab): string =>
  tab === 'property' ? paths.admin : hrefOf(new URLSearchParams({ tab }));

function hrefOf(search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? paths.admin : `${paths.admin}?${text}`;
}

/** In the order in which they are shown. */
export const reportStates = ['open', 'appealed', 'decided', 'closed'] as const;

export const reportStateIn = (search: URLSearchParams): (typeof reportStates)[number] =>
  reportStates.find((state) => state === search.get('state')) ?? 'open';

/** The report that an address names; null for the queue. */
export const reportIn = (search: URLSearchParams): string | null => search.get('report');

export const reportHref = (search: URLSearchParams, reportId: string | null): string =>
  hrefOf(changed(search, { report: reportId }));

export type AuditFilter = Pick<Query<'listAuditEntries'>, 'actor' | 'object' | 'from' | 'until'>;

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

export const auditHref = (search: URLSearchParams, filter: Readonly<Record<string, string>>): string =>
  `${paths.admin}?${changed(search, filter).toString()}`;

export function useAdminSearch() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setSearch((current) => changed(current, changes), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { search, change };
}
