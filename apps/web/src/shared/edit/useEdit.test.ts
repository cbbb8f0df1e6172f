import { addressForm } from '@tilava/domain/place';
import { describe, expect, it } from 'vitest';
import { readEdit, writeEdit } from './useEdit.ts';

const location = { latitude: 60.1, longitude: 24.9 };
const before = { address: 'Annankatu 16', location };
const present = { fields: before, etag: '"2"' };

/** What a storage makes of it. */
const stored = (fields: typeof before, etag = '"1"'): unknown =>
  JSON.parse(JSON.stringify(writeEdit(before, { fields, etag })));

describe('the draft of what is edited', () => {
  it('is none where nothing was changed', () => {
    expect(writeEdit(before, { fields: { ...before }, etag: '"1"' })).toBeNull();
    expect(readEdit(addressForm, present, null)).toEqual(present);
  });

  it('holds what was changed, of the version that it was changed in', () => {
    const fields = { ...before, address: 'Annankatu 18' };
    expect(stored(fields)).toEqual({ etag: '"1"', changed: { address: 'Annankatu 18' } });
    expect(readEdit(addressForm, present, stored(fields))).toEqual({ fields, etag: '"1"' });
  });

  it('leaves as it is now what was not changed in it', () => {
    const now = { fields: { ...before, location: { latitude: 61, longitude: 25 } }, etag: '"2"' };
    const draft = stored({ ...before, address: 'Annankatu 18' });
    expect(readEdit(addressForm, now, draft).fields).toEqual({ ...now.fields, address: 'Annankatu 18' });
  });

  it('is nothing to go on from where a field cannot hold it, and never empties one', () => {
    for (const changed of [{ address: 7 }, { location: { latitude: 'x' } }, { other: 'x' }, {}]) {
      expect(readEdit(addressForm, present, { etag: '"1"', changed })).toEqual(present);
    }
    for (const draft of ['', 7, {}, { etag: 1, changed: {} }, { etag: null, changed: null }]) {
      expect(readEdit(addressForm, present, draft)).toEqual(present);
    }
  });
});
