import {
  isAlerting,
  isQuiet,
  knownUpTo,
  mostInAlert,
  nextAlertAt,
  firstAlerts,
  type AlertSettings,
} from '@tilava/domain/alerts';
import { compareMatches } from '@tilava/domain/matching';
import type { FoundPair } from '../../src/alerts/mailingStore.ts';
import type { Database } from '../../src/db/database.ts';
import { alertFacts, type Match } from './alertFacts.ts';
import type { Delivery } from './alertMailbox.ts';
import { attemptToSend, keyOf, onlyPair, type LeftMail } from './alertOutboxOracle.ts';
import type { ToldMail } from './alertWorld.ts';

interface Alert {
  readonly isOfNeed: boolean;
  settings: AlertSettings;
  lastMailAt: Date | null;
  nextMailAt: Date | null;
  readonly waiting: Map<string, FoundPair>;
  readonly settled: Set<string>;
}

/**
 * Says what is to be mailed, from all pairs that there are each time, scored by the domain. That the product looks at what
 * has changed alone must not show.
 */
export function alertOracle(database: Database) {
  const { listed, knownPairs, mutedSides } = alertFacts(database);
  const alerts = new Map<string, Alert>();
  const left: LeftMail[] = [];
  const arrived: ToldMail[] = [];

  const isOf = (id: string, { isOfNeed }: Alert, match: FoundPair) =>
    (isOfNeed ? match.needId : match.announcementId) === id;

  function schedule(alert: Alert, now: Date): void {
    if (alert.waiting.size > 0) {
      alert.nextMailAt ??= nextAlertAt(alert.settings.frequency, now, alert.lastMailAt);
    }
  }

  async function settle(id: string, alert: Alert, matches: readonly Match[], isMuted: boolean, now: Date) {
    const current = matches.filter(
      (match) => alert.waiting.has(keyOf(match)) && isAlerting(alert.settings, match.points),
    );
    const known = await knownPairs(alert.isOfNeed);
    const isKnown = ({ tenantId, announcementId }: Match) =>
      isMuted || known.has(`${tenantId} ${announcementId}`);
    const ordered = bestFirst(
      alert,
      current.filter((match) => !isKnown(match)),
    );
    const mailed = ordered.slice(0, mostInAlert);
    const rest = ordered.slice(mostInAlert);
    for (const match of [...mailed, ...current.filter(isKnown)]) alert.settled.add(keyOf(match));
    alert.waiting.clear();
    for (const match of rest) alert.waiting.set(keyOf(match), match);
    if (mailed.length > 0) {
      alert.lastMailAt = now;
      const pairs = mailed.map(onlyPair);
      left.push({ alertId: id, pairs, told: pairs, attempts: 0 });
    }
    alert.nextMailAt = null;
    schedule(alert, now);
  }

  return {
    /** What waits to be sent, and what has arrived. */
    left,
    arrived,

    async choose(id: string, isOfNeed: boolean, changes: Partial<AlertSettings>, now: Date): Promise<void> {
      const alert = alerts.get(id) ?? {
        isOfNeed,
        settings: firstAlerts,
        lastMailAt: null,
        nextMailAt: null,
        waiting: new Map<string, FoundPair>(),
        settled: new Set<string>(),
      };
      alerts.set(id, alert);
      const before = alert.settings;
      alert.settings = { ...before, ...changes };
      const upTo = knownUpTo(before, alert.settings);
      if (alert.settings.frequency === 'never') alert.waiting.clear();
      for (const match of upTo === null ? [] : await listed(now)) {
        const isNews = isOf(id, alert, match) && !alert.waiting.has(keyOf(match));
        if (isNews && match.points <= (upTo ?? 0) && isAlerting(alert.settings, match.points)) {
          alert.settled.add(keyOf(match));
        }
      }
      alert.nextMailAt = null;
      schedule(alert, now);
    },

    /** All pairs are looked at. */
    async find(now: Date): Promise<void> {
      const matches = await listed(now);
      for (const [id, alert] of alerts) {
        for (const match of matches) {
          const key = keyOf(match);
          const isNews = isOf(id, alert, match) && isAlerting(alert.settings, match.points);
          if (isNews && !alert.settled.has(key)) alert.waiting.set(key, match);
        }
        schedule(alert, now);
      }
    },

    async mail(now: Date): Promise<void> {
      if (isQuiet(now)) return;
      const matches = await listed(now);
      const muted = await mutedSides();
      for (const [id, alert] of alerts) {
        if (alert.nextMailAt === null || alert.nextMailAt > now) continue;
        await settle(id, alert, matches, muted.has(id), now);
      }
    },

    /** Every mail that waits is tried once. */
    async send(delivery: Delivery, now: Date): Promise<void> {
      if (isQuiet(now)) return;
      const matches = await listed(now);
      const muted = await mutedSides();
      for (const mail of left.splice(0)) {
        const alert = alerts.get(mail.alertId);
        if (alert === undefined || alert.settings.frequency === 'never' || muted.has(mail.alertId)) continue;
        const current = matches.filter(({ points }) => isAlerting(alert.settings, points));
        const outcome = attemptToSend(mail, bestFirst(alert, current), delivery);
        for (const pair of outcome.forgotten) alert.settled.delete(keyOf(pair));
        arrived.push(...outcome.arrived);
        left.push(...outcome.left);
      }
    },

    /** A side is gone with everything that is known of it. */
    forget(id: string): void {
      alerts.delete(id);
      for (const alert of alerts.values()) {
        for (const [key, pair] of alert.waiting) {
          if (pair.needId === id || pair.announcementId === id) alert.waiting.delete(key);
        }
      }
    },
  };
}

const bestFirst = ({ isOfNeed }: Alert, matches: readonly Match[]): Match[] =>
  matches.toSorted((one, other) => {
    const of = (match: Match) => ({ ...match, id: isOfNeed ? match.announcementId : match.needId });
    return compareMatches(of(one), of(other));
  });
