/** The words of what needs attention on the dashboard in one language; they are downloaded with it. */
export interface AttentionTexts extends Readonly<Record<PlainKey, string>> {
  readonly mutual: (count: number) => string;
  /** Of landlords in a tenant. */
  readonly interestInYou: (count: number) => string;
  /** Of tenants in a landlord's premises. */
  readonly interestInPremises: (count: number) => string;
  /** In so many conversations. */
  readonly unreadMessages: (count: number) => string;
  readonly newMatches: (count: number) => string;
  readonly drafts: (count: number) => string;
  readonly withoutPictures: (count: number) => string;
  readonly views: (weeks: number) => string;
}

type PlainKey =
  | 'overview'
  | 'interested'
  | 'selected'
  | 'title'
  | 'nothing'
  | 'nothingHint'
  | 'getInTouch'
  | 'contactsHidden'
  | 'shareContacts'
  | 'readMessages'
  | 'viewMatch'
  | 'viewMatches'
  | 'continueDraft'
  | 'alertsOff'
  | 'turnOnAlerts'
  | 'noAnnouncements'
  | 'newAnnouncement'
  | 'noPublic'
  | 'viewAnnouncements'
  | 'addPictures';
