import { sampleRents } from '@tilava/domain/money';
import { expect, test } from 'vitest';
import { samples } from './samples.ts';

test('there are six samples, with rents from 699 to 1499 euros a month', () => {
  expect(samples).toHaveLength(6);
  const rents = samples.map(({ rent }) => rent);
  expect([Math.min(...rents), Math.max(...rents)]).toEqual([699, 1499]);
  expect([sampleRents.minimum, sampleRents.maximum]).toEqual([699, 1499]);
});

test('no two samples look alike', () => {
  expect(new Set(samples.map(({ drawing }) => drawing)).size).toBe(6);
  expect(new Set(samples.map(({ residenceType }) => residenceType)).size).toBe(6);
});
