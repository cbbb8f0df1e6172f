import { configDefaults } from 'vitest/config';
import { excludeLongTests } from '@tilava/scripts/excludeLongTests';

/*
 * Where time is short, these are asked on one of the databases: what they find does not depend on it. All others,
 * which are about transactions, locks, triggers, searches and copies of the store, are asked on both.
 */
const onPostgresAlone = [
  'adminLists',
  'alertDigests',
  'alertHistories',
  'alertRetries',
  'canary',
  'contractAnswers',
  'favorites',
  'fieldMatrix',
  'insights',
  'interestMails',
  'loginLimits',
  'mailSettings',
  'messageMails',
  'matchEngine*',
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
];

const onPgliteAlone = [
  'admins',
  'announcements',
  'badInput',
  'demo',
  'demoLogin',
  'houseType',
  'httpEdges',
  'invalidCharacters',
  'listingAudience',
  'loginForm',
  'matchViews',
  'matchmaking',
  'needs',
  'newsletter',
  'objectStore',
  'oneFault',
  'picture*',
  'properties',
  'roundTrips',
  'signUp',
  'storedBeforeBounds',
  'synonyms',
  'uploadFolder',
  'views',
  'watching',
];

const files = (names: readonly string[]) => `test/api/{${names.join(',')}}.test.ts`;

/** What a run on each database leaves out. */
export const exclude = {
  pglite: [...configDefaults.exclude, ...excludeLongTests(files(onPostgresAlone))],
  postgres: [...configDefaults.exclude, ...excludeLongTests(files(onPgliteAlone))],
};
