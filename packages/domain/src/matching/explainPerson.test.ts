import { describe, expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { gapsOf, textAt } from '../testing/words.ts';
import { scorePerson } from './scorePerson.ts';
import type { ScoredCriteria, ScoredTenant } from './subjects.ts';
import { explainPerson, type ExplainedWish } from './explainPerson.ts';

const tenant: ScoredTenant = {
  industries: ['mn', 'ed'],
  creditRating: 'aa',
  operatingMargin: null,
  employee: 0,
};
const criteria: ScoredCriteria = {
  industries: ['ed', 'hc'],
  creditRating: ['d'],
  operatingMargin: ['higher'],
  employee: [],
};

const wishes: readonly ExplainedWish[] = [
  {
    field: 'industries',
    match: true,
    key: 'industries.met',
    parameters: { values: ['mn', 'ed'], wished: ['ed', 'hc'] },
  },
  {
    field: 'creditRating',
    match: false,
    key: 'creditRating.unmet',
    parameters: { values: ['aa'], wished: ['d'] },
  },
  {
    field: 'operatingMargin',
    match: null,
    key: 'operatingMargin.unsaid',
    parameters: { values: [], wished: ['higher'] },
  },
  {
    field: 'employee',
    match: null,
    key: 'employee.unwished',
    parameters: { values: [0], wished: [] },
  },
];

describe('what is said of a landlord’s wishes', () => {
  const { personMatches } = scorePerson(tenant, criteria);

  test('tells of all four whether they are met, and who says nothing where that is open', () => {
    expect(explainPerson(personMatches, tenant, criteria)).toStrictEqual(wishes);
  });

  test('§3 Wishes that the landlord does not show are told of by their matches only', () => {
    expect(explainPerson(personMatches, tenant, undefined)).toStrictEqual(
      wishes.map((wish) => ({ ...wish, parameters: { values: wish.parameters.values, wished: [] } })),
    );
  });

  test('has a text for either reader, whose gaps the parameters fill', () => {
    for (const texts of [en.person.tenant, en.person.landlord]) {
      for (const { key } of wishes) {
        const gaps = key.endsWith('met') ? ['values'] : [];
        expect(gapsOf(textAt(texts, key)), key).toEqual(gaps);
        expect(textAt(texts, key)).not.toBe('');
      }
    }
    expect(en.person.landlord.employee.met).toBe('Has a number of employees you prefer: {values}');
  });
});
