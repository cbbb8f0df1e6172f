import type { Schemas } from '@tilava/sdk';
import { describe, expect, it } from 'vitest';
import contract from '../../../../../../openapi/generated/openapi.json' with { type: 'json' };
import { similarMatches } from './similarMatches.ts';

const [example] = contract.components.examples.matchPage.value.results as Schemas['AnnouncementMatch'][];

function match(id: string, residenceType: Schemas['ResidenceType']): Schemas['AnnouncementMatch'] {
  if (example === undefined) throw new Error('The contract has no example of a match');
  const { announcement } = example;
  const properties = { ...announcement.properties, residenceType };
  return { ...example, announcement: { ...announcement, id, properties } };
}

const idsOf = (matches: readonly Schemas['AnnouncementMatch'][]) =>
  matches.map(({ announcement }) => announcement.id);

describe('premises similar to those of a match', () => {
  const own = match('own', 'office');

  it('are the best others, those of the same type first', () => {
    const best = [
      match('a', 'retail'),
      own,
      match('b', 'office'),
      match('c', 'retail'),
      match('d', 'office'),
    ];
    expect(idsOf(similarMatches(own, best))).toEqual(['b', 'd', 'a']);
  });

  it('are none where there are no others', () => {
    expect(similarMatches(own, [own])).toEqual([]);
    expect(similarMatches(own, [])).toEqual([]);
  });
});
