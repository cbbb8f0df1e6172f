import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedValues } from './changes.ts';

const before = {
  name: 'Tenant Oy',
  count: 12,
  remark: null as string | null,
  industries: ['ed', 'hc'],
  person: { firstName: 'First', languages: ['fi', 'sv'] },
};

describe('§5 Only changed values are sent on edit', () => {
  test('none where nothing changed', () => {
    const copy = { ...before, industries: [...before.industries], person: { ...before.person } };
    expect(changedValues(before, copy)).toBeNull();
    expect(changedValues({}, {})).toBeNull();
  });

  test('each as it is now', () => {
    expect(changedValues(before, { ...before, name: 'Tenant Ab', remark: 'New' })).toStrictEqual({
      name: 'Tenant Ab',
      remark: 'New',
    });
    expect(changedValues({ ...before, remark: 'Old' }, before)).toStrictEqual({ remark: null });
  });

  test('lists as sets, whole', () => {
    expect(changedValues(before, { ...before, industries: ['hc', 'ed', 'hc'] })).toBeNull();
    expect(changedValues(before, { ...before, industries: ['hc'] })).toStrictEqual({ industries: ['hc'] });
    expect(changedValues(before, { ...before, industries: ['hc', 'ed', 'mi'] })).toStrictEqual({
      industries: ['hc', 'ed', 'mi'],
    });
    expect(changedValues(before, { ...before, industries: [] })).toStrictEqual({ industries: [] });
  });

  test('lists of objects too', () => {
    expect(changedValues({ files: [{ id: 1 }, { id: 2 }] }, { files: [{ id: 2 }, { id: 1 }] })).toBeNull();
    expect(changedValues({ files: [{ id: 1 }] }, { files: [{ id: 3 }] })).toStrictEqual({
      files: [{ id: 3 }],
    });
  });

  test('objects inside by what they hold, whole', () => {
    const sameSet = { ...before, person: { languages: ['sv', 'fi'], firstName: 'First' } };
    expect(changedValues(before, sameSet)).toBeNull();
    const person = { firstName: 'Other', languages: ['fi', 'sv'] };
    expect(changedValues(before, { ...before, person })).toStrictEqual({ person });
  });

  test('objects inside that gained or lost a member', () => {
    const one: { inside: Record<string, unknown> } = { inside: { a: 1 } };
    const two: { inside: Record<string, unknown> } = { inside: { a: 1, b: null } };
    const other: { inside: Record<string, unknown> } = { inside: { b: 1 } };
    expect(changedValues(one, two)).toStrictEqual(two);
    expect(changedValues(two, one)).toStrictEqual(one);
    expect(changedValues(one, other)).toStrictEqual(other);
  });

  test('values that became another kind of value', () => {
    const as = (value: unknown): { readonly value: unknown } => ({ value });
    expect(changedValues(as([]), as({}))).toStrictEqual({ value: {} });
    expect(changedValues(as({}), as([]))).toStrictEqual({ value: [] });
    expect(changedValues(as({}), as(null))).toStrictEqual({ value: null });
    expect(changedValues(as(null), as({}))).toStrictEqual({ value: {} });
    expect(changedValues(as(1), as('1'))).toStrictEqual({ value: '1' });
    expect(changedValues(as('fi'), as(['fi']))).toStrictEqual({ value: ['fi'] });
  });

  test('a member that is new, but none that the later object says nothing of', () => {
    expect(changedValues<{ a?: number; b?: null }>({ a: 1 }, { b: null })).toStrictEqual({ b: null });
    expect(changedValues<{ a: number | undefined }>({ a: 1 }, { a: undefined })).toBeNull();
    expect(changedValues({ toString: 'a' }, { toString: 'a' })).toBeNull();
    expect(changedValues<object>({}, { toString: 'a' })).toStrictEqual({ toString: 'a' });
  });
});

const anyObject = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue({ maxDepth: 3 }));

test('changes that are made leave nothing to change', () => {
  fc.assert(
    fc.property(anyObject, anyObject, (one, two) => {
      const changed = changedValues(one, two);
      expect(changedValues({ ...one, ...changed }, two)).toBeNull();
      expect(changed === null || Object.keys(changed).length > 0).toBe(true);
      expect(two).toMatchObject(changed ?? {});
    }),
  );
});

test('nothing changes against itself, in whatever order lists and members stand', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed).toReversed();
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, inner]) => [name, reversed(inner)] as const)
        .toReversed(),
    );
  };
  fc.assert(
    fc.property(anyObject, (object) => {
      expect(changedValues<object>(object, Object(reversed(object)))).toBeNull();
    }),
  );
});
