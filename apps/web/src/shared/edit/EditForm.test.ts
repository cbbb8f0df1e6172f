import { describe, expect, it } from 'vitest';
import { changedFields } from './EditForm.tsx';

const labels = {
  address: 'Address',
  sizeMin: 'Size',
  description: 'Short description',
  floor: 'Floor',
  view: 'View',
};
const before = {
  address: 'Annankatu 16',
  location: 1,
  sizeMax: '',
  description: 'Dry',
  floor: ['top'],
  view: '',
};

describe('what was changed elsewhere while it was edited', () => {
  it('is told field by field, with what saving the form would make of it', () => {
    const mine = { ...before, description: 'Mine' };
    const theirs = { ...before, description: 'Theirs', floor: ['top', 'middle'] };
    expect(changedFields({ labels, before, mine, theirs })).toEqual([
      { name: 'description', label: 'Short description', mine: 'Mine', theirs: 'Theirs' },
      { name: 'floor', label: 'Floor', mine: ['top', 'middle'], theirs: ['top', 'middle'] },
    ]);
  });

  it('includes what only the form has changed, and nothing else', () => {
    const mine = { ...before, view: 'Over the market square' };
    expect(changedFields({ labels, before, mine, theirs: before })).toEqual([
      { name: 'view', label: 'View', mine: 'Over the market square', theirs: '' },
    ]);
    expect(changedFields({ labels, before, mine: before, theirs: before })).toEqual([]);
  });

  it('names the other bound as the first one, and leaves out where an address lies', () => {
    const theirs = { ...before, location: 2, sizeMax: '80' };
    expect(changedFields({ labels, before, mine: before, theirs })).toEqual([
      { name: 'sizeMax', label: 'Size', mine: '80', theirs: '80' },
    ]);
  });
});
