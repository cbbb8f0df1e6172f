import { helsinkiDay } from '@tilava/domain/time';
import { minuteOf, ruleFault, timeOf, viewingLimits, type RuleFault } from '@tilava/domain/viewing';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers } from '../../http/operations.ts';
import { invalidValue, notFound } from '../../http/problems.ts';
import type { AnnouncementStore } from '../announcements/store.ts';
import { requireReach } from '../permissions.ts';
import type { HoursRow, ViewingStore } from './store.ts';

type Schemas = components['schemas'];

interface HoursParts extends Pick<Dependencies, 'locks' | 'clock'> {
  readonly store: ViewingStore;
  readonly announcements: Pick<AnnouncementStore, 'find'>;
}

export function viewingHoursService({ store, announcements, locks, clock }: HoursParts) {
  async function current(announcementId: string): Promise<Schemas['ViewingHours']> {
    const today = helsinkiDay(clock());
    const rows = await store.hoursOf(announcementId);
    return { rules: rows.filter(({ day }) => day === null || day >= today).map(toRule) };
  }

  return {
    async read(caller: Caller, announcementId: string): Promise<Schemas['ViewingHours']> {
      const announcement = await announcements.find(announcementId);
      if (announcement === null) throw notFound();
      requireReach(caller, 'getViewingHours', announcement.userId);
      return current(announcementId);
    },

    /** Replaces them; what has been booked stays. */
    async update(
      caller: Caller,
      announcementId: string,
      { rules }: Schemas['ViewingHours'],
    ): Promise<Schemas['ViewingHours']> {
      const today = helsinkiDay(clock());
      for (const [index, rule] of rules.entries()) {
        const found = ruleFault(rule, today);
        if (found !== null) throw invalidValue(messages[found.fault], `/body/rules/${index}/${found.field}`);
      }
      return store.transaction(async () => {
        await locks.lockOwned(caller, 'updateViewingHours', () => announcements.find(announcementId));
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
  getViewingHours: async ({ caller, path }) => ({ status: 200, body: await hours.read(caller, path.id) }),

  updateViewingHours: async ({ caller, path, body }) => ({
    status: 200,
    body: await hours.update(caller, path.id, body),
  }),
});
