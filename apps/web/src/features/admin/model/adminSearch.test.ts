import { describe, expect, it } from 'vitest';
import {
  auditFilterOf,
  changed,
  listHref,
  listStateOf,
  pageHref,
  queryOf,
  tabOf,
  taskHref,
  taskOf,
} from './adminSearch.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the address of the admin’s page', () => {
  it('names a view, and the first where it names none', () => {
    expect(
      ['', 'tab=user', 'tab=audit', 'tab=system', 'tab=other'].map((text) => tabOf(search(text))),
    ).toEqual(['property', 'user', 'audit', 'system', 'property']);
  });

  it.each([
    ['', { page: 1, text: '', sort: 'createdAt', direction: 'ascending' }],
    [
      'page=3&text=aino&sort=email&direction=descending',
      { page: 3, text: 'aino', sort: 'email', direction: 'descending' },
    ],
    [
      `text=${'a'.repeat(199)}😀b`,
      { page: 1, text: `${'a'.repeat(199)}😀`, sort: 'createdAt', direction: 'ascending' },
    ],
    ['text=aino%E2%80%AE%00%0Ak', { page: 1, text: 'aino k', sort: 'createdAt', direction: 'ascending' }],
    ['page=0&sort=rent&direction=up', { page: 1, text: '', sort: 'createdAt', direction: 'ascending' }],
    ['page=2.5', { page: 1, text: '', sort: 'createdAt', direction: 'ascending' }],
    ['page=1000001', { page: 1, text: '', sort: 'createdAt', direction: 'ascending' }],
  ])('%s is read as a part of the list of users', (text, expected) => {
    expect(listStateOf(search(text), 'user')).toEqual(expected);
  });

  it('asks the server for words only where there are some', () => {
    expect(queryOf(listStateOf(search('text=+++'), 'user'))).toEqual({
      pageNumber: 1,
      sort: 'createdAt',
      direction: 'ascending',
    });
    expect(queryOf(listStateOf(search('text=+aino'), 'user'))).toMatchObject({ text: 'aino' });
  });

  it('goes back to the first page with everything that is looked at otherwise', () => {
    expect(changed(search('tab=user&page=3&text=a'), { text: 'b' }).toString()).toBe('tab=user&text=b');
    expect(changed(search('tab=user&text=a'), { text: '' }).toString()).toBe('tab=user');
    expect(pageHref(search('tab=user&text=a'), 3)).toBe('/admin?tab=user&text=a&page=3');
    expect(pageHref(search('tab=user&page=3'), 1)).toBe('/admin?tab=user');
  });

  it('names what is done in the place of a list, and leads back to that list', () => {
    const list = search('tab=user&page=3&text=a');
    const editing = taskHref(list, { kind: 'edit', id: '7' });
    expect(editing).toBe('/admin?tab=user&page=3&text=a&edit=7');
    expect(taskOf(new URL(editing, 'http://x').searchParams)).toEqual({ kind: 'edit', id: '7' });
    expect(listHref(new URL(editing, 'http://x').searchParams)).toBe('/admin?tab=user&page=3&text=a');
    expect(taskOf(search(taskHref(list, { kind: 'add' }).split('?')[1] ?? ''))).toEqual({ kind: 'add' });
    expect(taskOf(list)).toBeNull();
    expect(listHref(search('edit=7'))).toBe('/admin');
  });
});

it.each([
  ['from=2028-02-29&until=2028-03-01', { from: '2028-02-29', until: '2028-03-01' }],
  ['from=2026-02-30&until=2026-99-99', {}],
  ['from=1.3.2027&until=2200-01-01', {}],
  ['actor=null&object=undefined', {}],
])('of %s the log is asked for what can be asked', (text, filter) => {
  expect(auditFilterOf(new URLSearchParams(text))).toEqual(filter);
});
