import type { MatchField, MatchSort } from '@tilava/domain/matching';

/** How the criteria bring points; numbers come formatted from the domain. */
interface CriterionTexts extends Readonly<
  Record<Exclude<MatchField, 'location' | 'rent' | 'size' | 'roomCount' | 'moveInDate'>, string>
> {
  readonly location: (full: string, none: string) => string;
  readonly rent: (above: string) => string;
  readonly size: (outside: string) => string;
  readonly roomCount: (half: string) => string;
  readonly moveInDate: (days: string) => string;
}

/** The words of the page about ranking in one language; they are downloaded with the page. */
export interface RankingTexts {
  readonly lead: string;
  readonly criteria: {
    readonly title: string;
    readonly intro: (total: string) => string;
    readonly criterion: string;
    readonly weight: string;
    readonly how: CriterionTexts;
    readonly open: string;
    readonly otherType: (most: string) => string;
  };
  /** What tenants can choose themselves; it takes by how much a weight is multiplied. */
  readonly own: {
    readonly title: string;
    readonly choose: (factor: string) => string;
    readonly must: (factor: string) => string;
    readonly others: string;
  };
  readonly order: {
    readonly title: string;
    readonly intro: (radius: string) => string;
    readonly sorts: Readonly<Record<MatchSort, string>>;
    readonly tenantsOnly: string;
    readonly ties: string;
    readonly filters: string;
  };
  readonly tenants: {
    readonly title: string;
    readonly list: (radius: string) => string;
    readonly left: string;
    readonly preferred: (facts: string, more: string) => string;
  };
  readonly landlords: {
    readonly title: string;
    readonly list: (radius: string) => string;
    readonly once: string;
    readonly preferred: (most: string) => string;
  };
  readonly data: {
    readonly title: string;
    readonly used: string;
    readonly usedList: readonly string[];
    readonly never: string;
    readonly neverList: readonly string[];
  };
  readonly payment: { readonly title: string; readonly text: string };
  readonly explained: { readonly title: string; readonly text: string };
  readonly law: { readonly title: string; readonly text: string };
}
