import { expectTypeOf, test } from 'vitest';
import type { Contract } from '../contract.ts';
import type { FilteredMatch } from './filters.ts';
import { applyChange } from './needChange.ts';
import type { FieldMatches, MatchExplanation, MatchScore } from './scoreMatch.ts';
import type { PersonMatches } from './scorePerson.ts';
import type { ScoredCriteria, ScoredListing, ScoredNeed, ScoredTenant } from './subjects.ts';
import type { MatchField } from './criteria/criteria.ts';
import type { ExplainableMatch } from './explainMatch.ts';

// Checked by the compiler: a change of the contract that these rules do not follow fails `typecheck`.
test('objects of the API are scored as they are', () => {
  expectTypeOf<Contract['Need']>().toExtend<ScoredNeed>();
  expectTypeOf<Contract['Listing']>().toExtend<ScoredListing>();
  expectTypeOf<Contract['User']>().toExtend<ScoredTenant>();
  expectTypeOf<Contract['PotentialTenant']['user']>().toExtend<ScoredTenant>();
  expectTypeOf<Contract['TenantCriteria']>().toExtend<ScoredCriteria>();
  expectTypeOf<Contract['AnnouncementMatch']>().toExtend<FilteredMatch>();
  expectTypeOf<Contract['PotentialTenant']['occupation']>().toExtend<FilteredMatch['flags']>();
});

test('scores are the contract’s', () => {
  expectTypeOf<MatchField>().toEqualTypeOf<Contract['MatchField']>();
  expectTypeOf<FieldMatches>().toExtend<Contract['FieldMatches']>();
  expectTypeOf<Contract['FieldMatches']>().toExtend<FieldMatches>();
  expectTypeOf<PersonMatches>().toExtend<Contract['PersonMatches']>();
  expectTypeOf<Contract['PersonMatches']>().toExtend<PersonMatches>();
  expectTypeOf<MatchExplanation>().toExtend<Contract['MatchExplanation']>();
  expectTypeOf<MatchScore>().toExtend<
    Pick<Contract['AnnouncementMatch'], 'points' | 'distance' | 'matches' | 'explanation'>
  >();
});

test('objects of the API are put into words, and changed, as they are', () => {
  expectTypeOf<Contract['AnnouncementMatch']>().toExtend<ExplainableMatch>();
  expectTypeOf<Contract['TenantMatch']>().toExtend<ExplainableMatch>();
  expectTypeOf<MatchScore>().toExtend<ExplainableMatch>();
  expectTypeOf<Contract['Listing']['criteria']>().toExtend<ScoredCriteria | undefined>();
  expectTypeOf(applyChange<Contract['Need']>).returns.toEqualTypeOf<Contract['Need']>();
});
