import { addDays, helsinkiDay } from '@tilava/domain/time';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  needs,
  tenantInterests,
  users,
} from '../../src/db/schema.ts';
import { alertMailbox, type Delivery } from './alertMailbox.ts';
import { alertOracle } from './alertOracle.ts';
import type { AlertStep, StepKind } from './alertSteps.ts';
import { alertWorld, type Side } from './alertWorld.ts';
import { breakable, databaseGone, withFault } from './faults.ts';

const minute = 60_000;

/** A history on a database, done by the product and told by the oracle. */
export function alertHistory(plain: Database, start: Date) {
  let now = start;
  const database = breakable(plain);
  const { queries } = plain;
  const world = alertWorld(database, () => now);
  const oracle = alertOracle(plain);
  const mailbox = alertMailbox();
  const tenants: Side[] = [];
  const landlords: Side[] = [];

  const oneOf = (sides: readonly Side[], number: number): Side | undefined => sides[number % sides.length];
  const dayIn = (days: number | null) => (days === null ? null : addDays(helsinkiDay(now), days));
  const needOf = (step: AlertStep) => {
    const { place, importance, ...need } = step.need;
    return {
      ...place,
      ...importance,
      ...need,
      moveInDate: dayIn(step.inDays),
      isActive: step.other % 6 !== 0,
    };
  };
  const listingOf = (step: AlertStep) => {
    const { place, type, ...listing } = step.listing;
    const days = { moveInDate: dayIn(step.inDays), moveOutDate: dayIn(step.outDays) };
    return { ...place, ...type, ...listing, ...days };
  };

  /** What somebody does with a side, where there is one already. */
  const withOne =
    (sides: readonly Side[], act: (side: Side, step: AlertStep) => Promise<unknown>) =>
    async (step: AlertStep) => {
      const side = oneOf(sides, step.one);
      if (side !== undefined) await act(side, step);
    };
  const withBoth =
    (act: (pair: { tenantId: string; announcementId: string }, step: AlertStep) => Promise<unknown>) =>
    async (step: AlertStep) => {
      const [tenant, landlord] = [oneOf(tenants, step.one), oneOf(landlords, step.other)];
      if (tenant === undefined || landlord === undefined) return;
      await act({ tenantId: tenant.userId, announcementId: landlord.id }, step);
    };

  async function run(): Promise<void> {
    await world.finding.find();
    await oracle.find(now);
    await world.mailing.mail();
    await oracle.mail(now);
  }

  async function send(delivery: Delivery): Promise<void> {
    await world.drain(mailbox.by(delivery));
    await oracle.send(delivery, now);
  }

  async function remove(table: typeof needs | typeof announcements, sides: Side[], side: Side) {
    await queries.delete(table).where(eq(table.id, side.id));
    sides.splice(sides.indexOf(side), 1);
    oracle.forget(side.id);
  }

  const acts: Readonly<Record<StepKind, (step: AlertStep) => Promise<unknown>>> = {
    publish: async (step) => landlords.push(await world.addAnnouncement(listingOf(step))),
    publishMore: withOne(landlords, async ({ userId }, step) => {
      landlords.push(await world.addAnnouncement({ ...listingOf(step), userId }));
    }),
    seek: async (step) =>
      tenants.push(await world.addNeed(needOf(step), { verifiedAt: step.flag ? now : null })),
    seekMore: withOne(tenants, async ({ userId }, step) => {
      tenants.push(await world.addNeed({ ...needOf(step), userId }));
    }),
    changeNeed: withOne(tenants, ({ id }, step) =>
      queries.update(needs).set(needOf(step)).where(eq(needs.id, id)),
    ),
    changeListing: withOne(landlords, ({ id }, step) =>
      queries.update(announcements).set(listingOf(step)).where(eq(announcements.id, id)),
    ),
    show: withOne(landlords, (side) => world.setPublic(side, true)),
    hide: withOne(landlords, (side) => world.setPublic(side, false)),
    favor: withBoth((pair, { one, other }) => {
      const table = [favorites, tenantInterests, landlordInterests][(one + other) % 3] ?? favorites;
      return queries.insert(table).values(pair).onConflictDoNothing();
    }),
    favorNot: withBoth(async ({ tenantId, announcementId }) => {
      for (const table of [favorites, tenantInterests, landlordInterests]) {
        await queries
          .delete(table)
          .where(and(eq(table.tenantId, tenantId), eq(table.announcementId, announcementId)));
      }
    }),
    choose: async (step) => {
      const sides = step.flag ? tenants : landlords;
      await withOne(sides, async (side, { settings }) => {
        await world.choose(side, settings);
        await oracle.choose(side, step.flag, settings, now);
      })(step);
    },
    mute: (step) =>
      withOne(step.flag ? tenants : landlords, ({ userId }) =>
        queries
          .update(users)
          .set({ unsubscribed: step.other % 4 === 0 })
          .where(eq(users.id, userId)),
      )(step),
    verify: withOne(tenants, ({ userId }) =>
      queries.update(users).set({ verifiedAt: now }).where(eq(users.id, userId)),
    ),
    deleteNeed: withOne(tenants, (side) => remove(needs, tenants, side)),
    deleteListing: withOne(landlords, (side) => remove(announcements, landlords, side)),
    waitMinutes: async ({ one }) => {
      now = new Date(now.getTime() + (one % 20) * minute);
    },
    waitHours: async ({ one }) => {
      now = new Date(now.getTime() + (one % 40) * 60 * minute);
    },
    run,
    sweep: () => world.sweep(),
    send: ({ delivery }) => send(delivery),
    /** The process dies at some statement, and another one takes over. */
    crash: async ({ spared, flag }) => {
      const fault = { error: databaseGone(), of: 'statements', spared } as const;
      const work = () => (flag ? world.finding.find() : world.mailing.mail());
      await withFault(fault, work).catch((error: unknown) => {
        if (error !== fault.error) throw error;
      });
      if (flag) {
        await world.finding.find();
        await oracle.find(now);
      } else {
        await world.mailing.mail();
        await oracle.mail(now);
      }
    },
  };

  return {
    world,
    oracle,
    /** What has arrived. */
    arrived: mailbox.arrived,
    take: (step: AlertStep) => acts[step.kind](step),
    /** Everything that waits is mailed and arrives: a week passes. */
    async end(): Promise<void> {
      for (let halfDays = 0; halfDays < 16; halfDays += 1) {
        now = new Date(now.getTime() + 12 * 60 * minute);
        await run();
        await send('arrives');
      }
    },
  };
}
