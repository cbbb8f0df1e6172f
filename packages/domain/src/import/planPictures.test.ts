import { expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { someListing } from '../testing/properties.ts';
import { planPictures } from './index.ts';

const announcement = (reference: string | null, names: readonly string[] = []): Contract['Announcement'] => ({
  id: `id of ${reference ?? 'none'}`,
  reference,
  isActive: true,
  properties: {
    ...someListing,
    propertyPics: names.map((name) => ({ id: name, key: name, name, surround: false })),
    surroundPics: [],
  },
  residence: { houseType: 'office', files: [] },
});

const plan = (paths: readonly string[], own: readonly Contract['Announcement'][], size = 1) => {
  const { news, refused } = planPictures(
    paths.map((path) => ({ path, size })),
    own,
  );
  return {
    found: Object.fromEntries(
      news.map((each) => [each.announcement.reference, each.pictures.map(({ path }) => path)]),
    ),
    present: news.reduce((sum, { present }) => sum + present, 0),
    refused: refused.map(({ path, reason }) => `${reason} ${path}`),
  };
};

test('pictures belong to the announcement whose reference their name or their folder carries', () => {
  const own = ['A-1', 'A-1-2', 'K16/204', 'Tila Ä'].map((reference) => announcement(reference));
  const paths = [
    'A-1.jpg',
    'a-1-3.PNG',
    'A-1 (10).webp',
    'A-1-2.jpg',
    'all/K16_204/hall.heic',
    'all/K16_204/door_360.png',
    'Tila A\u0308 2.jpeg',
    'all/',
    '__MACOSX/._A-1.jpg',
    'B-7.jpg',
    'A-1.pdf',
  ];
  expect(plan(paths, own)).toStrictEqual({
    found: {
      'A-1': ['A-1 (10).webp', 'a-1-3.PNG', 'A-1.jpg'],
      'A-1-2': ['A-1-2.jpg'],
      'K16/204': ['all/K16_204/door_360.png', 'all/K16_204/hall.heic'],
      'Tila Ä': ['Tila A\u0308 2.jpeg'],
    },
    present: 0,
    refused: ['noPicture A-1.pdf', 'noAnnouncement B-7.jpg'],
  });
  const alike = [announcement('A 1'), announcement('a.1')];
  expect(plan(['A 1.jpg'], alike).refused).toStrictEqual(['noAnnouncement A 1.jpg']);
});

test('what is there already is not added again, nor what is too large or too much', () => {
  const own = [announcement('A-1', ['hall.png'])];
  expect(plan(['A-1/Hall.jpg', 'A-1/door.png', 'x/A-1/DOOR.jpg'], own)).toStrictEqual({
    found: { 'A-1': ['A-1/door.png'] },
    present: 1,
    refused: ['nameRepeated x/A-1/DOOR.jpg'],
  });
  expect(plan(['A-1.jpg'], own, 33 * 1024 * 1024).refused).toStrictEqual(['tooLarge A-1.jpg']);
  const many = Array.from({ length: 51 }, (_, index) => `A-1/${index}.jpg`);
  expect(plan(many, own).refused).toStrictEqual(['tooMany A-1/49.jpg', 'tooMany A-1/50.jpg']);
});
