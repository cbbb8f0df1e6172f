/** The words of insights in one language; they are downloaded with the charts. */
export interface InsightTexts extends Readonly<Record<PlainKey, string>> {
  readonly title: (address: string) => string;
  readonly downloadOf: (title: string) => string;
  readonly typeWithin: (type: string, from: string, to: string) => string;
  readonly range: (low: string, high: string) => string;
  readonly toLet: (type: string) => string;
  readonly sought: (type: string) => string;
}

type PlainKey =
  | 'rule'
  | 'failed'
  | 'table'
  | 'download'
  | 'loadingChart'
  | 'chartFailed'
  | 'type'
  | 'rentByType'
  | 'rentByDistance'
  | 'rentUnit'
  | 'low'
  | 'median'
  | 'high'
  | 'own'
  | 'supplyAndDemand'
  | 'atLeast'
  | 'viewsAndInterest'
  | 'perWeek'
  | 'week'
  | 'views'
  | 'interests'
  | 'hint'
  | 'tooFew'
  | 'tooFewRents'
  | 'tooFewByDistance'
  | 'tooFewInterests'
  | 'tooFewCounts'
  | 'tooFewViews';
