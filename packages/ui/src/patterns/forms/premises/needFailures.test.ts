import { describe, expect, it } from 'vitest';
import { needFailures } from './needFailures.ts';

describe('needFailures', () => {
  it('leads to the pair of bounds, whichever of the two is wrong', () => {
    expect(needFailures('need', { rentMax: 'Too much.', sizeMin: 'Too little.' })).toEqual([
      { fieldId: 'need-sizeMin', message: 'Too little.' },
      { fieldId: 'need-rentMin', message: 'Too much.' },
    ]);
  });

  it('says one thing of a pair', () => {
    expect(needFailures('need', { sizeMin: 'First.', sizeMax: 'Second.' })).toEqual([
      { fieldId: 'need-sizeMin', message: 'First.' },
    ]);
  });

  it('has nothing to say of a form that is right', () => {
    expect(needFailures('need')).toEqual([]);
  });
});
