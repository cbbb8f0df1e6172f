import { readFileSync } from 'node:fs';
import { OptionDefaults } from 'typedoc';

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// The contract has a reference of its own, which the server shows.
const { './schema': _contract, ...entries } = exports;

// What operations take and answer, by the contract's names.
const ofContract = [
  'AlertChanges',
  'Alerts',
  'Announcement',
  'AnnouncementChanges',
  'AnnouncementCreation',
  'AuditPage',
  'Calendar',
  'CalendarLink',
  'Credentials',
  'CredentialsCheck',
  'FileRecord',
  'FileRenewal',
  'Insights',
  'MatchPage',
  'MatchRequest',
  'Message',
  'MessageCreation',
  'Need',
  'NeedCreation',
  'OwnResidence',
  'PasswordReset',
  'Place',
  'PlaceSuggestions',
  'Problem',
  'ProblemCode',
  'Property',
  'PropertyChanges',
  'PropertyPage',
  'ReceivedInterests',
  'RenewedFiles',
  'ResidenceChanges',
  'ResidenceCreation',
  'SavedAnnouncements',
  'SeenInterests',
  'SentMessage',
  'Session',
  'Subscription',
  'SystemState',
  'Thread',
  'ThreadChanges',
  'ThreadMessages',
  'ThreadPage',
  'User',
  'UserChanges',
  'UserCreated',
  'UserCreation',
  'UserEvent',
  'UserExport',
  'UserPage',
  'VerificationResult',
  'VerifiedBearer',
  'Viewing',
  'ViewingChanges',
  'ViewingCreation',
  'ViewingHours',
  'ViewingPage',
  'ViewingTimes',
  'components',
  'operations',
];

/**
 * The reference of what the package exports.
 *
 * @type {Partial<import('typedoc').TypeDocOptions>}
 */
export default {
  name: '@tilava/sdk',
  entryPoints: Object.values(entries),
  tsconfig: 'tsconfig.reference.json',
  out: 'reference',
  excludeInternal: true,
  blockTags: [...OptionDefaults.blockTags, '@description', '@constant', '@format'],
  validation: { notExported: true, invalidLink: true, invalidPath: true, notDocumented: true },
  // The properties of answers are the contract's.
  requiredToBeDocumented: OptionDefaults.requiredToBeDocumented.filter((kind) => kind !== 'Property'),
  // Parts of types that read well without them.
  intentionallyNotExported: [
    ...ofContract.map((name) => `src/generated/schema.ts:${name}`),
    'src/client/http.ts:AnswerOf',
    'src/client/http.ts:JsonOf',
    'src/client/http.ts:OneOf',
    'src/client/http.ts:OperationAt',
    'src/client/http.ts:PathOf',
    'src/client/http.ts:QueryOf',
    'src/client/http.ts:Verb',
    'src/generated/modes.ts:Modes',
    'src/react-query/options.ts:Position',
    'src/react-query/options.ts:Retry',
    'src/client/calls/pagedCall.ts:AnyPage',
    'src/client/calls/pagedCall.ts:Entry',
    'src/effect/run.ts:OtherApiError',
    'src/generated/invalidations.ts:invalidations',
    'src/testing/handle.ts:PathParameters',
    'src/testing/handle.ts:QueryNames',
  ],
  treatWarningsAsErrors: true,
};
