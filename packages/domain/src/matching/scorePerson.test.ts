import { describe, expect, test } from 'vitest';
import { scorePerson } from './scorePerson.ts';
import type { ScoredCriteria, ScoredTenant } from './subjects.ts';

const tenant: ScoredTenant = {
  industries: ['mn', 'ed'],
  creditRating: 'aa',
  operatingMargin: 'postitive',
  employee: 0,
};
const criteria: ScoredCriteria = {
  industries: ['ed', 'hc'],
  creditRating: ['aaa', 'aa'],
  operatingMargin: ['postitive', 'higher'],
  employee: [0, 1],
};

describe('a tenant held against the landlord’s wishes', () => {
  test('§3 Personality points are the number of wishes that are met, 0 to 4', () => {
    expect(scorePerson(tenant, criteria)).toEqual({
      personPoints: 4,
      personMatches: { industries: true, creditRating: true, operatingMargin: true, employee: true },
    });
  });

  test('§3 A wish that is not met is a mismatch and gives no point', () => {
    const wishes: ScoredCriteria = {
      industries: ['fi'],
      creditRating: ['d'],
      operatingMargin: ['negative'],
      employee: [7],
    };
    expect(scorePerson(tenant, wishes)).toEqual({
      personPoints: 0,
      personMatches: { industries: false, creditRating: false, operatingMargin: false, employee: false },
    });
  });

  test('§3 A wish is unresolved where either side says nothing', () => {
    const unresolved = {
      personPoints: 0,
      personMatches: { industries: null, creditRating: null, operatingMargin: null, employee: null },
    };
    const silent: ScoredTenant = {
      industries: [],
      creditRating: null,
      operatingMargin: null,
      employee: null,
    };
    const indifferent: ScoredCriteria = {
      industries: [],
      creditRating: [],
      operatingMargin: [],
      employee: [],
    };
    expect(scorePerson(silent, criteria)).toEqual(unresolved);
    expect(scorePerson(tenant, indifferent)).toEqual(unresolved);
  });
});
