/** The words of insights in one language; they are downloaded with the charts. */
export interface InsightTexts extends Readonly<Record<PlainKey, string>> {
  readonly title: (address: string) => string;
  readonly downloadOf: (title: string) => string;
  readonly typeWithin: (type: string, from: string, to: string) => string;
  readonly range: (low: string, high: string) => string;
  /** A district with its median rent, and the least number of announcements behind it. */
  readonly districtRent: (district: string, median: string, count: number) => string;
  readonly toLet: (type: string) => string;
  readonly sought: (type: string) => string;
  readonly monthsEarlier: (months: number) => string;
  /** At least so many. */
  readonly moreTenants: (count: number) => string;
  readonly fewerTenants: (count: number) => string;
}

type PlainKey =
  | 'rule'
  | 'whatIf'
  | 'whatIfRule'
  | 'rentChange'
  | 'available'
  | 'asNow'
  | 'addAmenities'
  | 'reset'
  | 'strongTenants'
  | 'asItIs'
  | 'changed'
  | 'sameTenants'
  | 'simulationFailed'
  | 'failed'
  | 'table'
  | 'download'
  | 'loadingChart'
  | 'chartFailed'
  | 'type'
  | 'rentByType'
  | 'rentByDistance'
  | 'rentByDistrict'
  | 'district'
  | 'districts'
  | 'districtHint'
  | 'place'
  | 'announcements'
  | 'lowRent'
  | 'highRent'
  | 'fewAnnouncements'
  | 'manyAnnouncements'
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
  | 'tooFewDistricts'
  | 'tooFewInterests'
  | 'tooFewCounts'
  | 'tooFewViews';
