import { exampleAnswers } from '@tilava/sdk/testing';
import { expect, it } from 'vitest';
import { isWhole } from './isWhole.ts';

it('tells an announcement that can be shown from one that is broken', () => {
  const announcement = exampleAnswers.getAnnouncement.tenant;
  const { properties } = announcement;
  expect(isWhole(announcement)).toBe(true);
  expect(isWhole({ ...announcement, properties: null })).toBe(false);
  expect(isWhole({ ...announcement, properties: { ...properties, propertyPics: null } })).toBe(false);
  expect(isWhole({ ...announcement, properties: { ...properties, address: undefined } })).toBe(false);
  expect(isWhole({})).toBe(false);
});
