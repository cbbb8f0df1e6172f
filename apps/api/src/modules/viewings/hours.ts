import { createHash } from 'node:crypto';
import { helsinkiDay } from '@tilava/domain/time';
import { minuteOf, ruleFault, timeOf, viewingLimits, type RuleFault } from '@tilava/domain/viewing';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers, Versioned } from '../../http/operations.ts';
import { invalidValue, notFound, requireVersion } from '../../http/problems.ts';
import type { AnnouncementStore } from '../announcements/store.ts';
import { requireReach } from '../permissions.ts';
import type { HoursRow, ViewingStore } from './store.ts';

type Schemas = components['schemas'];

interface HoursParts extends Pick<Dependencies, 'locks' | 'clock'> {
  readonly store: ViewingStore;
  readonly announcements: Pick<AnnouncementStore, 'find'>;
}

export function viewingHoursService({ store, announcements, locks, clock }: HoursParts) {
  async function current(announcementId: string): Promise<Versioned<Schemas['ViewingHours']>> {
    const today = helsinkiDay(clock());
    const all = (await store.hoursOf(announcementId)).map(toRule);
    return {
      body: { rules: all.filter(({ day }) => day === null || day >= today) },
      version: versionOf(all),
    };
  }

  return {
    async read(caller: Caller, announcementId: string): Promise<Versioned<Schemas['ViewingHours']>> {
      const announcement = await announcements.find(announcementId);
      if (announcement === null) throw notFound();
      requireReach(caller, 'getViewingHours', announcement.userId);
      return current(announcementId);
    },

    /** Replaces them; what has been booked stays. Saving what is there already, as after a lost answer, always succeeds. */
    async update(
      caller: Caller,
      announcementId: string,
      { rules }: Schemas['ViewingHours'],
      ifMatch: number | null,
    ): Promise<Versioned<Schemas['ViewingHours']>> {
      const today = helsinkiDay(clock());
      for (const [index, rule] of rules.entries()) {
        const found = ruleFault(rule, today);
        if (found !== null) throw invalidValue(messages[found.fault], `/body/rules/${index}/${found.field}`);
      }
      return store.transaction(async () => {
        await locks.lockOwned(caller, 'updateViewingHours', () => announcements.find(announcementId));
        const present = await current(announcementId);
        if (versionOf(present.body.rules) === versionOf(rules)) return present;
        requireVersion(ifMatch, present.version);
        await store.replaceHours(
          announcementId,
          rules.map((rule) => ({
            ...rule,
            id: uuidv7(),
            announcementId,
            from: minuteOf(rule.from),
            until: minuteOf(rule.until),
          })),
        );
        return current(announcementId);
      });
    },
  };
}

/** Hours have no row of their own that could count their versions: what they say tells them apart. */
const versionOf = (rules: readonly Schemas['ViewingRule'][]): number =>
  createHash('sha256')
    .update(
      JSON.stringify(
        rules.map(({ day, weekday, from, until, lengthMinutes, bufferMinutes, capacity }) => [
          day,
          weekday,
          from,
          until,
          lengthMinutes,
          bufferMinutes,
          capacity,
        ]),
      ),
    )
    .digest()
    .readUInt32BE();

const messages: Readonly<Record<RuleFault, string>> = {
  dayOrWeekday: 'Select either a day or a weekday',
  dayPast: 'Select a day that hasn’t passed',
  dayTooFar: `Select a day at most ${viewingLimits.daysAhead} days ahead`,
  tooShort: 'The hours must be long enough for one viewing',
};

export const toRule = ({
  id: _id,
  announcementId: _announcementId,
  from,
  until,
  ...rule
}: HoursRow): Schemas['ViewingRule'] => ({ ...rule, from: timeOf(from), until: timeOf(until) });

export const viewingHoursHandlers = (
  hours: ReturnType<typeof viewingHoursService>,
): Handlers<'getViewingHours' | 'updateViewingHours'> => ({
  getViewingHours: async ({ caller, path }) => ({ status: 200, ...(await hours.read(caller, path.id)) }),

  updateViewingHours: async ({ caller, path, body, ifMatch }) => ({
    status: 200,
    ...(await hours.update(caller, path.id, body, ifMatch)),
  }),
});
