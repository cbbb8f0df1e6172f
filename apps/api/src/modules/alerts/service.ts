import { firstAlerts, knownUpTo, type AlertSettings } from '@tilava/domain/alerts';
import type { components } from '@tilava/sdk/schema';
import type { alertAdvisoryLock } from '../../alerts/alertAdvisoryLock.ts';
import type { FindingStore } from '../../alerts/findingStore.ts';
import type { MailingStore } from '../../alerts/mailingStore.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { hashOf } from '../bearers/token.ts';
import { assertNoRest } from '../everyField.ts';
import type { UserLocks } from '../locks.ts';
import { requireReach } from '../permissions.ts';
import type { AlertStore } from './store.ts';

type Schemas = components['schemas'];

export interface AlertParts {
  readonly store: AlertStore;
  readonly finding: Pick<FindingStore, 'noteChange' | 'noteKnown' | 'schedule'>;
  readonly mailing: Pick<MailingStore, 'moveCountedToKnown'>;
  readonly alertLock: ReturnType<typeof alertAdvisoryLock>;
  readonly locks: Pick<UserLocks, 'lockOwned'>;
  readonly clock: () => Date;
}

/** Choosing when mails tell of new matches. */
export const alertService = ({ store, finding, mailing, alertLock, locks, clock }: AlertParts) => ({
  /**
   * The alerts of a need or a listing.
   *
   * @throws ProblemError 404 where it is not the caller's
   */
  async read(caller: Caller, propertyId: string): Promise<AlertSettings> {
    const subject = await store.findSubject(propertyId);
    if (subject === null) throw notFound();
    requireReach(caller, 'getAlerts', subject.userId);
    return (await store.find(subject.id)) ?? firstAlerts;
  },

  /**
   * Changes what is sent. What is in the list already is nothing new by that: it is taken for known; see `knownUpTo`.
   *
   * @throws ProblemError 404 where the property is not the caller's
   */
  update: (
    caller: Caller,
    propertyId: string,
    { frequency, threshold, ...rest }: Schemas['AlertChanges'],
  ): Promise<AlertSettings> =>
    store.transaction(async () => {
      assertNoRest(rest);
      await alertLock.acquire();
      const subject = await locks.lockOwned(caller, 'updateAlerts', () => store.findSubject(propertyId));
      const before = (await store.find(subject.id)) ?? firstAlerts;
      const after = {
        frequency: frequency ?? before.frequency,
        threshold: threshold ?? before.threshold,
      };
      const now = clock();
      await store.save(subject, after);
      const upTo = knownUpTo(before, after);
      if (upTo !== null) await finding.noteKnown(subject.id, upTo, now);
      if (after.frequency === 'never') await store.forgetWaiting([subject.id]);
      // Whoever publishes something at this very moment sees neither these settings nor is seen here.
      else await finding.noteChange(subject.id);
      await finding.schedule([subject.id], now);
      return after;
    }),

  /**
   * Ends the alerts that a mail's link belongs to, or mails of interest; ended ones stay so.
   *
   * @throws ProblemError 404 where no mail had the code
   */
  async unsubscribe(code: string): Promise<void> {
    const found = await store.findByCode(hashOf(code));
    // Before the lock: however many unknown codes are sent, nobody waits for them.
    if (found === null) throw notFound();
    const { userId, alertIds: ids } = found;
    if (ids.length === 0) return store.endInterestMails(userId);
    await store.transaction(async () => {
      await alertLock.acquire();
      await store.end(ids);
      await store.forgetWaiting(ids);
    });
  },

  /** Forgets codes of mails that are a year old, and of what mails counted a week ago all but that it is known. */
  async sweep(): Promise<void> {
    await store.deleteCodesBefore(new Date(clock().getTime() - 365 * 24 * 3_600_000));
    await store.transaction(async () => {
      await alertLock.acquire();
      await mailing.moveCountedToKnown();
    });
  },
});

export type AlertService = ReturnType<typeof alertService>;
