import { describe, expect, it } from 'vitest';
import { premisesLabels as labels } from '../stories/premises.ts';
import { needFailures } from './needFailures.ts';

describe('needFailures', () => {
  it('leads to the pair of bounds, whichever of the two is wrong', () => {
    const errors = { rentMax: 'Too much.', sizeMin: 'Too little.' };
    expect(needFailures('need', { labels, errors })).toEqual([
      { fieldId: 'need-sizeMin', message: 'Size: Too little.' },
      { fieldId: 'need-rentMin', message: 'Rent per month: Too much.' },
    ]);
  });

  it('says one thing of a pair', () => {
    const errors = { sizeMin: 'First.', sizeMax: 'Second.' };
    expect(needFailures('need', { labels, errors })).toEqual([
      { fieldId: 'need-sizeMin', message: 'Size: First.' },
    ]);
  });

  it('has nothing to say of a form that is right', () => {
    expect(needFailures('need', { labels })).toEqual([]);
  });
});
