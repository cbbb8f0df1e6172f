import type { Importance, MatchField } from '@tilava/domain/matching';

/** The words for a tenant's own weights, in one language; they are downloaded where those are shown. */
export interface WeightsTexts extends Readonly<Record<PlainKey, string>> {
  readonly field: Readonly<Record<MatchField, string>>;
  readonly importance: Readonly<Record<Importance, string>>;
  /** How many announcements must-haves hide. */
  readonly hidden: (count: number, number: string) => string;
  /** How many a must-have hides. */
  readonly hides: (number: string) => string;
}

type PlainKey =
  'title' | 'hint' | 'mustHint' | 'criterion' | 'nothing' | 'save' | 'reset' | 'close' | 'active' | 'change';
