import { configDefaults } from 'vitest/config';
import { excludeLongTests } from '@tilava/scripts/excludeLongTests';

/*
 * Where time is short, these are asked on one of the databases: what they find does not depend on it, or, as with races,
 * is found by PostgreSQL. All others, which are about transactions, locks and triggers, are asked on both.
 */
const onPostgresAlone = [
  'adminLists',
  'alertDigests',
  'alertHistories',
  'alertRetries',
  'backup',
  'contractAnswers',
  'events',
  'favorites',
  'fieldMatrix',
  'insights',
  'interestMails',
  'loginLimits',
  'mailSettings',
  'matchEngine*',
  'matchFreshness',
  'messageMails',
  'mutualInterest',
  'mutualMails',
  'passwordChange',
  'passwordReset',
  'permissionMatrix',
  'quotas',
  'rateLimits',
  'residencePictures',
  'signUpMail',
  'userDeletion',
  'userExport',
  'verification',
  'viewingMails',
  'viewingRaces',
];

const onPgliteAlone = [
  'addressImport',
  'admins',
  'alerts',
  'announcements',
  'attachments',
  'badInput',
  'demo',
  'demoLogin',
  'houseType',
  'httpEdges',
  'invalidCharacters',
  'listingAudience',
  'loginForm',
  'matchmaking',
  'matchViews',
  'needs',
  'newsletter',
  'objectStore',
  'oneFault',
  'ownAnnouncements',
  'picture*',
  'places',
  'properties',
  'roundTrips',
  'safety',
  'signUp',
  'storedBeforeBounds',
  'synonyms',
  'threads',
  'uploadFolder',
  'viewings',
  'views',
  'watching',
];

const files = (names: readonly string[]) => `test/api/{${names.join(',')}}.test.ts`;

/** What a run on each database leaves out. */
export const exclude = {
  pglite: [...configDefaults.exclude, ...excludeLongTests(files(onPostgresAlone))],
  postgres: [...configDefaults.exclude, ...excludeLongTests(files(onPgliteAlone))],
};
