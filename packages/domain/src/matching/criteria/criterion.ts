/** Premises that are held against a need. */
export interface MatchedPair<Need, Listing> {
  readonly need: Need;
  readonly listing: Listing;
  /** Whole metres between the addresses. */
  readonly distance: number;
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  readonly today: string;
}

/**
 * What is said of a field: a text's key, and what fills its gaps by numbers and keys, never by formatted text. Of the keys,
 * `unsaid` is for a tenant who asks for nothing, `unknown` for an announcement that does not tell.
 */
export interface Said<Key extends string, Parameters extends object = Readonly<Record<string, never>>> {
  readonly key: Key;
  readonly parameters: Parameters;
}

/** A field of a match: what it counts for, and how it is scored, and what is said of it. */
export interface Criterion<Need, Listing, Message extends Said<string, object> = Said<string, object>> {
  /** Of 100, which all of them add up to. */
  readonly weight: number;
  /**
   * A whole number from 0 to 1000; null where the field is unresolved and carries no weight.
   *
   * @param reach - whole metres from what is sought, as `reachBetween` gives them
   * @param today - `YYYY-MM-DD` in Europe/Helsinki
   */
  readonly score: (need: Need, listing: Listing, reach: number, today: string) => number | null;
  /** Follows the score; the pair only fills the gaps, or tells which side says nothing. */
  readonly message: (score: number | null, pair: MatchedPair<Need, Listing>) => Message;
}
