import type { Schemas } from '@tilava/sdk';
import { describe, expect, it } from 'vitest';
import contract from '../../../../../../openapi/generated/openapi.json' with { type: 'json' };
import { announcementRow } from './matchRows.ts';

const [example] = contract.components.examples.matchPage.value.results as Schemas['AnnouncementMatch'][];

function match(change: Partial<Schemas['Listing']> = {}): Schemas['AnnouncementMatch'] {
  if (example === undefined) throw new Error('The contract has no example of a match');
  const { announcement } = example;
  return {
    ...example,
    announcement: { ...announcement, properties: { ...announcement.properties, ...change } },
  };
}

describe('a row of the match table', () => {
  it('shows rent a year, rent a month, area, place and distance in the forms of the specification', () => {
    expect(announcementRow(match(), undefined, '2026-11-21', 'en')).toMatchObject({
      residenceType: 'office',
      area: '54\u00a0m²',
      rooms: '2',
      roomCount: 2,
      yearlyRent: '16\u00a0200\u00a0€',
      monthlyRent: '1\u00a0350\u00a0€',
      street: 'Annankatu 16',
      city: '00120 Helsinki',
      distance: '602\u00a0m',
      availableFrom: '01/12/2026',
      percentage: '98%',
      isFavorite: true,
    });
  });

  it('says of premises that are free by today that they are free now, and nothing where nothing is said', () => {
    expect(
      announcementRow(match({ moveInDate: '2026-11-21' }), undefined, '2026-11-21', 'en').availableFrom,
    ).toBe('');
    expect(
      announcementRow(match({ moveInDate: null }), undefined, '2026-11-21', 'en').availableFrom,
    ).toBeNull();
  });

  it('shows 100% only where every criterion is met in full', () => {
    const [first, ...others] = match().explanation.map((entry) => ({ ...entry, score: 1000, match: true }));
    if (first === undefined) throw new Error('The example explains nothing');
    const percentage = (score: number) =>
      announcementRow(
        { ...match(), points: 100, explanation: [{ ...first, score }, ...others] },
        undefined,
        '2026-11-21',
        'en',
      ).percentage;
    expect(percentage(1000)).toBe('100%');
    expect(percentage(990)).toBe('99%');
  });

  it('takes the first picture, or one of the eight samples', () => {
    const picture = { id: 'f', key: 'k', name: 'n', surround: false };
    expect(
      announcementRow(match({ propertyPics: [picture] }), undefined, '2026-11-21', 'en').pictureKey,
    ).toBe('k');
    const row = announcementRow(match(), undefined, '2026-11-21', 'en');
    expect(row.pictureKey).toBeNull();
    expect(row.sampleNumber).toBeGreaterThanOrEqual(1);
    expect(row.sampleNumber).toBeLessThanOrEqual(8);
  });
});
