import {
  isAlerting,
  isQuiet,
  knownUpTo,
  mostInAlert,
  nextAlertAt,
  firstAlerts,
  type AlertSettings,
} from '@tilava/domain/alerts';
import { compareMatches, isWithinMatchRadius, scoreMatch } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { Database } from '../../src/db/database.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  needs,
  tenantInterests,
  users,
} from '../../src/db/schema.ts';
import type { FoundPair } from '../../src/alerts/mailingStore.ts';
import { presentListing, presentNeed } from '../../src/modules/properties/present.ts';
import type { ToldMail } from './alertWorld.ts';

interface Alert {
  readonly isOfNeed: boolean;
  settings: AlertSettings;
  lastMailAt: Date | null;
  nextMailAt: Date | null;
  readonly waiting: Map<string, FoundPair>;
  readonly settled: Set<string>;
}

interface Match extends FoundPair {
  readonly points: number;
  readonly distance: number;
  readonly tenantId: string;
}

const keyOf = ({ needId, announcementId }: FoundPair) => `${needId} ${announcementId}`;

/**
 * Says what is to be mailed, from all pairs that there are each time, scored by the domain. That the product looks at what
 * has changed alone must not show.
 */
export function alertOracle(database: Database) {
  const alerts = new Map<string, Alert>();
  const told: ToldMail[] = [];

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
    const order = (need: (typeof active)[number]) => `${need.createdAt.toISOString()} ${need.id}`;
    const firsts = active.filter(
      (need) => !active.some((other) => other.userId === need.userId && order(other) < order(need)),
    );
    const shown = (await queries.select().from(announcements)).filter(({ isActive }) => isActive);
    return firsts.flatMap((need) =>
      shown
        .map((announcement) => ({
          needId: need.id,
          announcementId: announcement.id,
          tenantId: need.userId,
          ...scoreMatch(
            presentNeed(need, { isWhole: true }),
            presentListing(announcement, [], { isWhole: true }),
            helsinkiDay(now),
          ),
        }))
        .filter(({ distance }) => isWithinMatchRadius(distance)),
    );
  }

  const isOf = (id: string, { isOfNeed }: Alert, match: FoundPair) =>
    (isOfNeed ? match.needId : match.announcementId) === id;

  function schedule(alert: Alert, now: Date): void {
    if (alert.waiting.size > 0) {
      alert.nextMailAt ??= nextAlertAt(alert.settings.frequency, now, alert.lastMailAt);
    }
  }

  async function knownPairs(isOfNeed: boolean): Promise<Set<string>> {
    const tables = isOfNeed ? [favorites, tenantInterests] : [landlordInterests];
    const rows = await Promise.all(tables.map((table) => database.queries.select().from(table)));
    return new Set(rows.flat().map(({ tenantId, announcementId }) => `${tenantId} ${announcementId}`));
  }

  async function settle(id: string, alert: Alert, matches: readonly Match[], isMuted: boolean, now: Date) {
    const current = matches.filter(
      (match) => alert.waiting.has(keyOf(match)) && isAlerting(alert.settings, match.points),
    );
    const known = await knownPairs(alert.isOfNeed);
    const isKnown = ({ tenantId, announcementId }: Match) =>
      isMuted || known.has(`${tenantId} ${announcementId}`);
    const ordered = current
      .filter((match) => !isKnown(match))
      .toSorted((one, other) => {
        const of = (match: Match) => ({ ...match, id: alert.isOfNeed ? match.announcementId : match.needId });
        return compareMatches(of(one), of(other));
      });
    const mailed = ordered.slice(0, mostInAlert);
    const rest = ordered.slice(mostInAlert);
    for (const match of [...mailed, ...current.filter(isKnown)]) alert.settled.add(keyOf(match));
    alert.waiting.clear();
    for (const match of rest) alert.waiting.set(keyOf(match), match);
    if (mailed.length > 0) {
      alert.lastMailAt = now;
      told.push({
        alertId: id,
        pairs: mailed.map(({ needId, announcementId }) => ({ needId, announcementId })),
      });
    }
    alert.nextMailAt = null;
    schedule(alert, now);
  }

  return {
    told,

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
      const muted = new Set(
        (await database.queries.select().from(users)).filter((user) => user.unsubscribed).map(({ id }) => id),
      );
      const owners = new Map(
        [
          ...(await database.queries.select().from(needs)),
          ...(await database.queries.select().from(announcements)),
        ].map(({ id, userId }) => [id, userId]),
      );
      for (const [id, alert] of alerts) {
        if (alert.nextMailAt === null || alert.nextMailAt > now) continue;
        await settle(id, alert, matches, muted.has(owners.get(id) ?? ''), now);
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
