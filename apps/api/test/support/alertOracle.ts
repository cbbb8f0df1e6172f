import {
  compareMatches,
  matchFields,
  missedMusts,
  ofEach,
  pointsOf,
  scoreMatch,
  weightsFor,
} from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import {
  type AlertSettings,
  firstAlerts,
  isAlerting,
  isQuiet,
  knownUpTo,
  maxInAlert,
  nextAlertAt,
} from '@tilava/domain/alerts';
import type { FoundMatch, FoundPair } from '../../src/alerts/mailingStore.ts';
import type { Database } from '../../src/db/database.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  needs,
  tenantInterests,
  users,
} from '../../src/db/schema.ts';
import { presentListing, presentNeed } from '../../src/modules/properties/present.ts';
import { delayAfter } from '../../src/mail/mailStore.ts';
import type { Delivery } from './alertMailbox.ts';
import { type NotifiedMail, onlyMatch, type Side } from './alertWorld.ts';
import { isNear } from './storedPairs.ts';

/** A pair as the domain scores it. */
interface Match extends FoundPair {
  readonly points: number;
  /** By the tenant's own weights; null where a must-have hides it. */
  readonly tenantPoints: number | null;
  readonly distance: number;
  readonly tenantId: string;
}

/** What an oracle of alerts reads: all that there is, each time. */
function alertFacts(database: Database) {
  /** All pairs that stand in the lists of both sides. */
  async function listed(now: Date): Promise<Match[]> {
    const { queries } = database;
    const verified = new Map(
      (await queries.select().from(users))
        .filter(({ verifiedAt }) => verifiedAt !== null)
        .map((user) => [user.id, user]),
    );
    const active = (await queries.select().from(needs)).filter(
      ({ isActive, userId }) => isActive && verified.has(userId),
    );
    const shown = (await queries.select().from(announcements)).filter(({ isActive }) => isActive);
    return active.flatMap((need) =>
      shown
        .filter((announcement) => isNear(need, announcement))
        .map((announcement) => {
          const listing = presentListing(announcement, [], { isWhole: true });
          const { importance, ...seeking } = presentNeed(need, { isWhole: true });
          const match = scoreMatch(seeking, listing, helsinkiDay(now));
          const scores = ofEach(
            matchFields,
            (name) => match.explanation.find(({ field }) => field === name)?.score ?? null,
          );
          return {
            needId: need.id,
            announcementId: announcement.id,
            tenantId: need.userId,
            tenantPoints:
              missedMusts(importance, scores).length > 0 ? null : pointsOf(scores, weightsFor(importance)),
            ...match,
          };
        }),
    );
  }

  /** Tenants and announcements of which one side has saved or asked for the other. */
  async function knownPairs(isOfNeed: boolean): Promise<Set<string>> {
    const tables = isOfNeed ? [favorites, tenantInterests] : [landlordInterests];
    const rows = await Promise.all(tables.map((table) => database.queries.select().from(table)));
    return new Set(rows.flat().map(({ tenantId, announcementId }) => `${tenantId} ${announcementId}`));
  }

  /** Whose owners want no mails. */
  async function mutedSides(): Promise<ReadonlySet<string>> {
    const { queries } = database;
    const muted = new Set(
      (await queries.select().from(users)).filter((user) => user.unsubscribed).map(({ id }) => id),
    );
    const sides = [...(await queries.select().from(needs)), ...(await queries.select().from(announcements))];
    return new Set(sides.filter(({ userId }) => muted.has(userId)).map(({ id }) => id));
  }

  return { listed, knownPairs, mutedSides };
}

/** A mail that waits. */
interface LeftMail extends NotifiedMail {
  readonly userId: string;
  readonly attempts: number;
  /** What it is to tell of: what it was left with, but for what was none of it at the first attempt. */
  readonly notified: readonly FoundMatch[];
}

/** Tells matches apart. */
export const keyOf = ({ alertId, needId, announcementId }: FoundMatch): string =>
  `${alertId} ${needId} ${announcementId}`;

/**
 * What comes of one attempt to send a mail: what may be mailed again, what it says, whether it arrives, and whether it waits.
 *
 * @param matches - what alerts may tell of at this moment, best first
 */
function attemptToSend(mail: LeftMail, matches: readonly FoundMatch[], delivery: Delivery) {
  const attempts = mail.attempts + 1;
  const toTell = new Set(mail.notified.map(keyOf));
  const pairs = matches.filter((match) => toTell.has(keyOf(match))).map(onlyMatch);
  const kept = new Set(pairs.map(keyOf));
  const isFirst = attempts === 1;
  const arrives = pairs.length > 0 && delivery !== 'fails';
  const waits = pairs.length > 0 && delivery !== 'arrives' && delayAfter(attempts) !== null;
  return {
    forgotten: isFirst ? mail.notified.filter((match) => !kept.has(keyOf(match))) : [],
    pairs,
    arrived: arrives ? [{ pairs }] : [],
    left: waits ? [{ ...mail, attempts, notified: isFirst ? pairs : mail.notified }] : [],
  };
}

interface Alert extends Side {
  readonly isOfNeed: boolean;
  settings: AlertSettings;
  lastMailAt: Date | null;
  nextMailAt: Date | null;
  readonly waiting: Set<string>;
  readonly settled: Set<string>;
}

interface AlertMatch extends Match {
  readonly alertId: string;
}

/**
 * Says what is to be mailed, from all pairs that there are each time, scored by the domain. That the product looks at what
 * has changed alone, and keeps a list instead of what it knows, must not show.
 */
export function alertOracle(database: Database) {
  const { listed, knownPairs, mutedSides } = alertFacts(database);
  const alerts = new Map<string, Alert>();
  const left: LeftMail[] = [];
  const arrived: NotifiedMail[] = [];
  const named = new Set<string>();

  /** What alerts may tell of, of all pairs that are listed. */
  const alerting = ({ id, isOfNeed, settings }: Alert, matches: readonly Match[]): AlertMatch[] =>
    matches
      .filter((match) => (isOfNeed ? match.needId : match.announcementId) === id)
      .flatMap((match) => {
        const points = isOfNeed ? match.tenantPoints : match.points;
        return points !== null && isAlerting(settings, points) ? [{ ...match, points, alertId: id }] : [];
      });

  function schedule(alert: Alert, now: Date): void {
    if (alert.waiting.size > 0) {
      alert.nextMailAt ??= nextAlertAt(alert.settings.frequency, now, alert.lastMailAt);
    }
  }

  /** What is new of one property, all of which is settled by that. */
  async function settle(alert: Alert, matches: readonly Match[], isMuted: boolean): Promise<AlertMatch[]> {
    const current = alerting(alert, matches).filter((match) => alert.waiting.has(keyOf(match)));
    const known = await knownPairs(alert.isOfNeed);
    for (const match of current) alert.settled.add(keyOf(match));
    alert.waiting.clear();
    alert.nextMailAt = null;
    return current.filter(
      ({ tenantId, announcementId }) => !isMuted && !known.has(`${tenantId} ${announcementId}`),
    );
  }

  return {
    /** What waits to be sent, and what has arrived. */
    left,
    arrived,
    /** What some mail has named. */
    named,

    async choose(side: Side, isOfNeed: boolean, changes: Partial<AlertSettings>, now: Date): Promise<void> {
      const alert = alerts.get(side.id) ?? {
        ...side,
        isOfNeed,
        settings: firstAlerts,
        lastMailAt: null,
        nextMailAt: null,
        waiting: new Set<string>(),
        settled: new Set<string>(),
      };
      alerts.set(side.id, alert);
      const before = alert.settings;
      alert.settings = { ...before, ...changes };
      const upTo = knownUpTo(before, alert.settings);
      if (alert.settings.frequency === 'never') alert.waiting.clear();
      for (const match of upTo === null ? [] : alerting(alert, await listed(now))) {
        if (!alert.waiting.has(keyOf(match)) && match.points <= (upTo ?? 0)) alert.settled.add(keyOf(match));
      }
      alert.nextMailAt = null;
      schedule(alert, now);
    },

    /** All pairs are looked at. */
    async find(now: Date): Promise<void> {
      const matches = await listed(now);
      for (const alert of alerts.values()) {
        for (const key of alerting(alert, matches).map(keyOf)) {
          if (!alert.settled.has(key)) alert.waiting.add(key);
        }
        schedule(alert, now);
      }
    },

    async mail(now: Date): Promise<void> {
      if (isQuiet(now)) return;
      const matches = await listed(now);
      const muted = await mutedSides();
      const due = [...alerts.values()].filter(({ nextMailAt }) => nextMailAt !== null && nextMailAt <= now);
      for (const [userId, ofOne] of Map.groupBy(due, (alert) => alert.userId)) {
        const news = await Promise.all(ofOne.map((alert) => settle(alert, matches, muted.has(alert.id))));
        const pairs = news.flat().toSorted(bestFirst).map(onlyMatch);
        if (pairs.length === 0) continue;
        left.push({ userId, pairs, notified: pairs, attempts: 0 });
        for (const alert of alerts.values()) if (alert.userId === userId) alert.lastMailAt = now;
      }
    },

    /** Every mail that waits is tried once. */
    async send(delivery: Delivery, now: Date): Promise<void> {
      if (isQuiet(now)) return;
      const matches = await listed(now);
      const muted = await mutedSides();
      const current = [...alerts.values()].flatMap((alert) => alerting(alert, matches)).toSorted(bestFirst);
      for (const mail of left.splice(0)) {
        if (mail.notified.some(({ alertId }) => muted.has(alertId))) continue;
        const outcome = attemptToSend(mail, current, delivery);
        for (const match of outcome.forgotten) alerts.get(match.alertId)?.settled.delete(keyOf(match));
        for (const match of outcome.pairs.slice(0, maxInAlert)) named.add(keyOf(match));
        arrived.push(...outcome.arrived);
        left.push(...outcome.left);
      }
    },

    /** A side is gone with everything that is known of it. */
    forget(id: string): void {
      alerts.delete(id);
      const kept = [named, ...[...alerts.values()].map(({ waiting }) => waiting)];
      for (const keys of kept) for (const key of keys) if (key.includes(id)) keys.delete(key);
    },
  };
}

const bestFirst = (one: AlertMatch, other: AlertMatch): number => {
  const of = (match: AlertMatch) => ({
    ...match,
    id: match.alertId === match.needId ? match.announcementId : match.needId,
  });
  return compareMatches(of(one), of(other)) || (one.alertId < other.alertId ? -1 : 1);
};
