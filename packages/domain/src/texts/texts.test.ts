import { describe, expect, test } from 'vitest';
import { gapsOf } from '../testing/words.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { sv } from './sv.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every text with the path to it. */
const textsOf = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : textsOf(value, `${path}${key}.`),
  );

const english = new Map(textsOf(en));

describe.each([
  ['Finnish', fi],
  ['Swedish', sv],
])('the words in %s', (_, catalogue) => {
  const texts = textsOf(catalogue);

  test('are there for every key, none of them blank', () => {
    expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    for (const [path, text] of texts) expect(text.trim(), path).not.toBe('');
  });

  test('have the gaps that the English ones have', () => {
    for (const [path, text] of texts) {
      const gaps = new Set(gapsOf(text));
      expect([...gaps].toSorted(), path).toEqual([...new Set(gapsOf(english.get(path) ?? ''))].toSorted());
    }
  });

  test('are translated: no sentence is the English one', () => {
    const same = texts.filter(([path, text]) => /\p{L}{2,} \p{L}/u.test(text) && text === english.get(path));
    expect(same).toEqual([]);
  });
});

test('§9 Yearly rent is shown with the name of the year in each language', () => {
  expect([en, fi, sv].map((catalogue) => catalogue.unit.perYear)).toEqual([
    '{rent}/year',
    '{rent}/vuosi',
    '{rent}/år',
  ]);
});

test('§5 The label of a new password says its length', () => {
  expect(en.field.account.newPassword).toBe('New password, minimum 8 characters');
});

test('§2 Labels of the sign-up forms are those of the specification', () => {
  const { need, person } = en.field;
  expect([person.firstName, person.lastName, person.phoneNumber, person.industries]).toEqual([
    'First name',
    'Last name',
    'Phone number',
    'Industry',
  ]);
  expect([need.moveInDate, need.rentMin, need.sizeMin, need.residenceType, need.roomCount]).toEqual([
    'Move-in date',
    'Rent per month',
    'Size',
    'Property types',
    'Number of rooms',
  ]);
});
