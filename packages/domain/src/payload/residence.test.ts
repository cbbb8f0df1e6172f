import { expect, test } from 'vitest';
import { residenceCreation, visibilityChange } from './residence.ts';

const picture = { id: '0199a6b0-3c00-7000-8000-000000000401', key: 'k', name: 'hall.png', surround: false };

test('§3 §7 A residence is sent with {houseType, file: list of file records}', () => {
  const files = [picture, { ...picture, surround: true }] as const;
  expect(residenceCreation('garage', files)).toStrictEqual({ houseType: 'garage', file: [...files] });
  expect(residenceCreation('other', [])).toStrictEqual({ houseType: 'other', file: [] });
});

test('§3 §4 isActive true means public, false hidden', () => {
  expect(visibilityChange(true)).toStrictEqual({ isActive: true });
  expect(visibilityChange(false)).toStrictEqual({ isActive: false });
});
