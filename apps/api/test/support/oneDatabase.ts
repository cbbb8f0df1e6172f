import { configDefaults } from 'vitest/config';
import { excludeLongTests } from '@tilava/scripts/excludeLongTests';

/*
 * Where time is short, these are asked on one of the databases: what they find does not depend on it, or, as with races,
 * is found by PostgreSQL. All others, which are about transactions, locks and triggers, are asked on both.
 */
const onPostgresAlone = [
  'addressImport',
  'adminLists',
  'admins',
  'alertDigests',
  'alertHistories',
  'alertRetries',
  'alerts',
  'backup',
  'badInput',
  'contractAnswers',
  'changeMails',
  'drawnAreas',
  'events',
  'favorites',
  'fieldMatrix',
  'houseType',
  'httpEdges',
  'insights',
  'interestMails',
  'invalidCharacters',
  'keys',
  'listingAudience',
  'loginForm',
  'loginLimits',
  'mailSettings',
  'matchEngine*',
  'matchFreshness',
  'matchViews',
  'messageMails',
  'mutualInterest',
  'mutualMails',
  'needs',
  'oneFault',
  'ownAnnouncements',
  'ownWeights',
  'passwordChange',
  'passwordReset',
  'permissionMatrix',
  'places',
  'quotas',
  'rateLimits',
  'residencePictures',
  'roundTrips',
  'safety',
  'signUp',
  'simulations',
  'signUpMail',
  'synonyms',
  'upserts',
  'userDeletion',
  'userExport',
  'verification',
  'viewingMails',
  'viewingRaces',
  'views',
  'watching',
];

const onPgliteAlone = [
  'announcements',
  'attachments',
  'demo',
  'demoLogin',
  'documents',
  'matchmaking',
  'newsletter',
  'objectStore',
  'picture*',
  'properties',
  'threads',
  'uploadFolder',
  'viewings',
];

const files = (names: readonly string[]) => `test/api/{${names.join(',')}}.test.ts`;

/** What a run on each database leaves out. */
export const exclude = {
  pglite: [...configDefaults.exclude, ...excludeLongTests(files(onPostgresAlone))],
  postgres: [...configDefaults.exclude, ...excludeLongTests(files(onPgliteAlone))],
};
