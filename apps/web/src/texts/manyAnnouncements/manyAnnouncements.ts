/** The words for landlords with many announcements, in one language; only their list downloads them. */
export interface ManyAnnouncementsTexts extends Readonly<Record<PlainKey, string>> {
  readonly interests: Readonly<Record<'interested' | 'new' | 'nobody', string>>;
  readonly sorts: Readonly<Record<SortKey, string>>;
  readonly count: (count: number) => string;
  readonly more: (address: string) => string;
  readonly copying: (address: string) => string;
  readonly changed: (moment: string, name: string | null) => string;
  readonly deleteQuestion: (address: string) => string;
  readonly shown: (count: string, total: string) => string;
  readonly select: (address: string) => string;
  readonly selected: (count: number) => string;
  readonly hideQuestion: (count: number) => string;
  readonly letTitle: (count: number) => string;
  readonly rentTitle: (count: number) => string;
  readonly dateTitle: (count: number) => string;
  readonly rentFault: (minimum: string, maximum: string) => string;
  readonly rentLimit: (address: string) => string;
  readonly progress: (done: number, total: number) => string;
  readonly stopped: (done: number, total: number) => string;
  readonly done: Readonly<
    Record<'public' | 'hidden' | 'let' | 'rent' | 'moveInDate', (count: number) => string>
  >;
  readonly undone: (count: number) => string;
  readonly failed: (count: number) => string;
  readonly leftAlone: (count: number) => string;
}

type SortKey =
  'oldest' | 'newest' | 'address' | 'lowestRent' | 'highestRent' | 'largest' | 'mostInterest' | 'mostViews';

type PlainKey =
  | 'copy'
  | 'delete'
  | 'deleteHint'
  | 'deleteYes'
  | 'tools'
  | 'search'
  | 'type'
  | 'anyType'
  | 'visibility'
  | 'filterAndSort'
  | 'anyVisibility'
  | 'public'
  | 'hidden'
  | 'let'
  | 'markLet'
  | 'backOnMarket'
  | 'letHint'
  | 'letFrom'
  | 'letFromHint'
  | 'letFault'
  | 'interest'
  | 'anyInterest'
  | 'sort'
  | 'choose'
  | 'none'
  | 'clear'
  | 'selectAll'
  | 'chosen'
  | 'clearSelection'
  | 'others'
  | 'hide'
  | 'publish'
  | 'changeRent'
  | 'changeDate'
  | 'hideHint'
  | 'hideYes'
  | 'no'
  | 'percent'
  | 'percentHint'
  | 'spokenPercent'
  | 'preview'
  | 'total'
  | 'address'
  | 'before'
  | 'after'
  | 'applyRent'
  | 'date'
  | 'dateHint'
  | 'dateFault'
  | 'applyDate'
  | 'close'
  | 'stop'
  | 'undo'
  | 'retry';
