/** A list that comes page by page, of which only the pages near what is seen are in memory. */
export interface Growth {
  /** How many rows there are in all; undefined while nobody knows. */
  readonly total?: number | undefined;
  /** Whether more can come, is on its way, could not be loaded, or does not exist. */
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  /** Called before the end is reached, by the button, and to try again. */
  readonly onMore: () => void;
  /** Called with the places of the rows that are drawn: what is far from them may be dropped from `rows`. */
  readonly onShow?: (places: readonly number[]) => void;
  readonly labels: GrowthLabels;
}

/** What stands below a list that grows. */
export interface GrowthLabels {
  /** On the button, e.g. "Show more". */
  readonly more: string;
  /** Said while a page is on its way, e.g. "Loading more matches". */
  readonly loading: string;
  /** How far the list is, e.g. "200 of 58 000 matches". */
  readonly progress: string;
  /** E.g. "More matches could not be loaded". */
  readonly failed: string;
  /** On the button then, e.g. "Try again". */
  readonly tryAgain: string;
}
