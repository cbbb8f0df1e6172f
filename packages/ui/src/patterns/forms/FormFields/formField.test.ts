import { describe, expect, it } from 'vitest';
import { fieldFailures, type FormFieldsSection } from './formField.ts';

const bounds = { minimumLabel: 'Min', maximumLabel: 'Max' };

const sections: readonly FormFieldsSection[] = [
  {
    title: 'Premises',
    fields: [
      { kind: 'range', name: 'sizeMin', maximumName: 'sizeMax', label: 'Size', ...bounds },
      [{ kind: 'text', name: 'view', label: 'View' }],
    ],
  },
  {
    title: 'Rent',
    fields: [{ kind: 'range', name: 'rentMin', maximumName: 'rentMax', label: 'Rent per month', ...bounds }],
  },
];

describe('fieldFailures', () => {
  it('leads to the pair of bounds, whichever of the two is wrong', () => {
    const errors = { rentMax: 'Too much.', sizeMin: 'Too little.', view: 'Too long.' };
    expect(fieldFailures('need', sections, errors)).toEqual([
      { fieldId: 'need-sizeMin', message: 'Size: Too little.' },
      { fieldId: 'need-view', message: 'View: Too long.' },
      { fieldId: 'need-rentMin', message: 'Rent per month: Too much.' },
    ]);
  });

  it('says one thing of a pair', () => {
    expect(fieldFailures('need', sections, { sizeMin: 'First.', sizeMax: 'Second.' })).toEqual([
      { fieldId: 'need-sizeMin', message: 'Size: First.' },
    ]);
  });

  it('has nothing to say of a form that is right', () => {
    expect(fieldFailures('need', sections, {})).toEqual([]);
  });
});
