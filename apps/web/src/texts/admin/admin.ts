import type { Schemas } from '@tilava/sdk';

/** The words of the admin's page in one language; they are downloaded with it. */
export interface AdminTexts extends Readonly<Record<PlainKey, string>> {
  readonly lists: Readonly<Record<'user' | 'property', Readonly<Record<ListKey, string>>>>;
  readonly action: Readonly<Record<Schemas['AuditAction'], string>>;
  /** Of what no form has a name for. */
  readonly field: Readonly<
    Record<
      | 'criteria'
      | 'isActive'
      | 'letFrom'
      | 'publicPage'
      | 'reference'
      | 'captions'
      | 'name'
      | 'position'
      | 'importance'
      | 'drawnArea'
      | 'occupation',
      string
    >
  >;
  /** What became of a report. */
  readonly decided: Readonly<Record<Schemas['ReportDecision'] | Schemas['AppealDecision'], string>>;
  /** Reports by what they wait for, in few words. */
  readonly reportStates: Readonly<Record<Schemas['ReportState'], string>>;
  readonly reportKinds: Readonly<Record<Schemas['ReportRecord']['kind'], string>>;
  readonly results: (count: number, text: string) => string;
  readonly actionsOf: (name: string) => string;
  readonly editOf: (name: string) => string;
  readonly confirmDelete: (name: string) => string;
  /** Which entries a page shows. */
  readonly pageOf: (page: number, count: number) => string;
  readonly onlyActor: (name: string) => string;
  readonly onlyObject: (name: string) => string;
  readonly since: (moment: string) => string;
  readonly leastRoom: (room: string) => string;
}

type ListKey = 'caption' | 'search' | 'empty' | 'failed' | 'add' | 'pages' | 'back' | 'deletion';

type PlainKey =
  | 'tabs'
  | 'property'
  | 'user'
  | 'audit'
  | 'reports'
  | 'system'
  | 'loading'
  | 'order'
  | 'oldest'
  | 'newest'
  | 'ascending'
  | 'descending'
  | 'nothingFound'
  | 'nothingFoundHint'
  | 'nothingLoggedHint'
  | 'clearSearch'
  | 'name'
  | 'nameless'
  | 'email'
  | 'role'
  | 'admin'
  | 'tenant'
  | 'landlord'
  | 'address'
  | 'kind'
  | 'need'
  | 'listing'
  | 'status'
  | 'active'
  | 'public'
  | 'hidden'
  | 'verified'
  | 'unverified'
  | 'belongsTo'
  | 'added'
  | 'size'
  | 'rent'
  | 'unsaid'
  | 'actions'
  | 'edit'
  | 'pictures'
  | 'picture'
  | 'history'
  | 'delete'
  | 'deleting'
  | 'yes'
  | 'no'
  | 'alreadyDeleted'
  | 'ownAccount'
  | 'close'
  | 'first'
  | 'previous'
  | 'next'
  | 'last'
  | 'back'
  | 'gone'
  | 'goneHint'
  | 'account'
  | 'inviteHint'
  | 'kindOfUser'
  | 'privatePerson'
  | 'organization'
  | 'adding'
  | 'owner'
  | 'ownerHint'
  | 'ownerMissing'
  | 'searching'
  | 'nobodyFound'
  | 'searchFailed'
  | 'loadingSearch'
  | 'when'
  | 'who'
  | 'what'
  | 'object'
  | 'from'
  | 'until'
  | 'filters'
  | 'removeFilter'
  | 'auditFailed'
  | 'noEntries'
  | 'noEntriesHint'
  | 'more'
  | 'loadingMore'
  | 'version'
  | 'mailsWaiting'
  | 'mailsUnsent'
  | 'database'
  | 'pictureStore'
  | 'freeRoom'
  | 'roomIsLow'
  | 'systemFailed'
  | 'refresh'
  | 'refreshing'
  | 'ok'
  | 'problem';
