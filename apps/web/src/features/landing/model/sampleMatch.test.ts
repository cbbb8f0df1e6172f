import { isWithinMatchRadius } from '@tilava/domain/matching';
import { expect, test } from 'vitest';
import { firstChoice, mappedSamples, matchSample } from './sampleMatch.ts';

const pointsWith = (changed: Partial<typeof firstChoice>) =>
  matchSample({ ...firstChoice, ...changed }).points;

test('the example matches better the cheaper, the nearer and the more as wanted it is', () => {
  const { points } = matchSample(firstChoice);
  expect(pointsWith({ rent: 1250 })).toBeGreaterThan(points);
  expect(pointsWith({ rent: 1800 })).toBeLessThan(points);
  expect(pointsWith({ distance: 300 })).toBeGreaterThan(points);
  expect(pointsWith({ distance: 3000 })).toBeLessThan(points);
  expect(pointsWith({ size: 20 })).toBeLessThan(points);
});

test('its reasons are told of the distance that was chosen', () => {
  const reasons = matchSample({ ...firstChoice, distance: 700 }).fields;
  const { parameters } = reasons.find(({ field }) => field === 'location') ?? {};
  expect(parameters).toMatchObject({ metres: expect.closeTo(700, -1) });
});

test('all samples are within the distance that matches are found in', () => {
  expect(mappedSamples()).toHaveLength(6);
  expect(mappedSamples().filter(({ distance }) => !isWithinMatchRadius(distance))).toEqual([]);
});
