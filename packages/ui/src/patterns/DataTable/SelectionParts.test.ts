import { describe, expect, it } from 'vitest';
import { shareOf, withKey } from './SelectionParts.tsx';

describe('withKey', () => {
  it('takes a key in and out, and leaves the given keys as they were', () => {
    const keys = new Set(['1']);
    expect([...withKey(keys, '2', true)]).toEqual(['1', '2']);
    expect([...withKey(keys, '1', false)]).toEqual([]);
    expect([...keys]).toEqual(['1']);
  });

  it('changes nothing where the key is in or out already', () => {
    expect([...withKey(new Set(['1']), '1', true)]).toEqual(['1']);
    expect([...withKey(new Set(['1']), '2', false)]).toEqual(['1']);
  });
});

describe('shareOf', () => {
  it('tells whether all, some or none of the rows are selected', () => {
    expect(shareOf(new Set(['1', '2']), ['1', '2'])).toBe('all');
    expect(shareOf(new Set(['2']), ['1', '2'])).toBe('some');
    expect(shareOf(new Set(), ['1', '2'])).toBe('none');
  });

  it('counts neither rows that are gone nor a list without rows', () => {
    expect(shareOf(new Set(['3']), ['1', '2'])).toBe('none');
    expect(shareOf(new Set(['3']), [])).toBe('none');
  });
});
