import { helsinkiTime } from '@tilava/domain/viewing';
import { addDays } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, users, viewings } from '../../src/db/schema.ts';
import { mailOutbox } from '../../src/mail/mailOutbox.ts';
import { organizerOf } from '../../src/modules/viewings/invitation.ts';
import { viewingMails } from '../../src/modules/viewings/mails.ts';
import { viewingStore } from '../../src/modules/viewings/store.ts';
import { confirmPassword } from '../support/cast.ts';
import { mailsTo } from '../support/mailbox.ts';
import {
  addLandlord,
  addTenant,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { everyDay, openThread, viewingCalls } from '../support/viewings.ts';

type Schemas = components['schemas'];

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const stepCount = process.env['TESTS'] === 'short' ? 6 : 18;

let app: TestApplication;
let calls: ReturnType<typeof viewingCalls>;
let tenant: TenantParty;
let landlord: LandlordParty;
let thread: string;
let round = 0;

beforeAll(async () => {
  app = await startTestApplication();
  calls = viewingCalls(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  round += 1;
  app.now = new Date('2026-11-21T10:00:00Z');
  tenant = await addTenant(app, `invited${round}@tilava.example`, { language: 'fi' });
  landlord = await addLandlord(app, `host${round}@tilava.example`, { language: 'sv' });
  thread = await openThread(app, tenant.userId, landlord);
  await calls.publish(landlord, everyDay());
});

const book = async (startsAt = '2026-11-22T08:00:00.000Z') => {
  const answer = await calls.create(tenant, { thread, startsAt });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['Viewing']>();
};

/** What the second parser, which is none of ours, makes of an iCalendar object; it refuses what is none. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone !== null) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      startsAt: event.startDate.toJSDate().toISOString(),
      zone: String(component.getFirstProperty('dtstart')?.getParameter('tzid')),
      minutes: event.duration.toSeconds() / 60,
      status: String(component.getFirstPropertyValue('status')),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      summary: event.summary,
      organizer: event.organizer,
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue())),
    };
  });
  const method = String(calendar.getFirstPropertyValue('method'));
  return { method, hasZone: zone !== null, events };
}

/** The invitation of a mail, which stands in it twice alike. */
function invitationIn(mail: Email) {
  const texts = mail.attachments.map(({ mimeType, content }) => {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return { mimeType, text };
  });
  expect(texts.map(({ mimeType }) => mimeType).toSorted()).toEqual(['application/ics', 'text/calendar']);
  expect(texts[0]?.text.trimEnd()).toBe(texts[1]?.text.trimEnd());
  const { events, ...calendar } = read(texts[0]?.text ?? '');
  expect(events).toHaveLength(1);
  return { ...calendar, ...(events[0] as (typeof events)[number]) };
}

const invitationsTo = async ({ email }: Pick<Party, 'email'>) =>
  (await mailsTo(app, email)).filter(({ attachments }) => attachments.length > 0).map(invitationIn);

describe('an invitation', () => {
  it('goes to both sides in their languages, follows each change and is taken back', async () => {
    const { id } = await book();
    const startsAt = '2026-11-22T09:30:00.000Z';
    await calls.change(tenant, id, { sequence: 0, startsAt });
    await calls.change(landlord, id, { sequence: 1, state: 'cancelled' });
    for (const [party, summary] of [
      [tenant, 'Näyttö: Testikatu 1, 90100 Oulu'],
      [landlord, 'Visning: Testikatu 1, 90100 Oulu'],
    ] as const) {
      const invitations = await invitationsTo(party);
      expect(
        invitations.map(({ method, status, sequence, startsAt: at }) => [method, status, sequence, at]),
      ).toEqual([
        ['REQUEST', 'CONFIRMED', 0, '2026-11-22T08:00:00.000Z'],
        ['REQUEST', 'CONFIRMED', 1, startsAt],
        ['CANCEL', 'CANCELLED', 2, startsAt],
      ]);
      for (const invitation of invitations) {
        expect(invitation).toMatchObject({
          uid: `${id}@tilava.example`,
          hasZone: true,
          zone: 'Europe/Helsinki',
          minutes: 30,
          summary,
          organizer: 'mailto:post@tilava.example',
        });
        // Neither side learns the other's address.
        expect(invitation.attendees.map((attendee) => attendee.toLowerCase())).toEqual([
          `mailto:${party.email}`,
        ]);
        expect(invitation.stamp).toMatch(/Z$/);
      }
    }
    const [, , last] = await mailsTo(app, tenant.email);
    expect(last?.subject).toBe('Näyttö peruttu: Testikatu 1, 90100 Oulu');
    expect(last?.text).toContain('su\u00a022.11.2026, 11.30–12.00');
    expect(last?.text).toContain(`/user/messages/${thread}`);
    expect(last?.text).not.toContain(landlord.email);
  });

  it('is tentative while only proposed', async () => {
    const proposal = { thread, startsAt: '2026-11-25T14:00:00.000Z', lengthMinutes: 45 };
    const { id } = (await calls.create(landlord, proposal)).json<Schemas['Viewing']>();
    await calls.change(tenant, id, { sequence: 0, state: 'booked' });
    const invitations = await invitationsTo(tenant);
    expect(invitations.map(({ status, sequence, minutes }) => [status, sequence, minutes])).toEqual([
      ['TENTATIVE', 0, 45],
      ['CONFIRMED', 1, 45],
    ]);
  });

  it('is taken back where the other side goes, and reaches who has unsubscribed', async () => {
    await app.database.queries.update(users).set({ unsubscribed: true }).where(eq(users.id, landlord.userId));
    await book();
    await mailsTo(app, landlord.email);
    await confirmPassword(app, tenant);
    await app.send({ method: 'DELETE', url: `/user/${tenant.userId}`, bearer: tenant.bearer });
    const invitations = await invitationsTo(landlord);
    expect(invitations.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 0],
      ['CANCEL', 1],
    ]);
  });

  it('is not kept once it is sent', async () => {
    await book();
    await mailsTo(app, tenant.email);
    const kept = await app.database.queries.select().from(mails).where(eq(mails.recipient, tenant.email));
    expect(kept.map(({ invitation }) => invitation)).toEqual([null]);
  });
});

/** The reminders of another process than the application's, or of its own. */
function reminders() {
  return viewingMails({
    database: app.database,
    store: viewingStore(app.database),
    outbox: mailOutbox(app.database, () => app.now),
    site: { publicUrl: 'https://tilava.example', productName: 'Tilava' },
    organizer: organizerOf('Tilava <post@tilava.example>', 'Tilava'),
    publish: async () => {},
    publishToWebhooks: async () => {},
    clock: () => app.now,
  });
}

describe('a reminder', () => {
  const remindersTo = async ({ email }: Party) => {
    const rows = await app.database.queries.select().from(mails).where(eq(mails.recipient, email));
    return rows.filter(({ subject }) => /lähestyy|Snart/.test(subject)).length;
  };
  const remind = (at: string) => {
    app.now = new Date(at);
    return Promise.all([reminders().remind(), reminders().remind()]);
  };

  it('goes to both sides a day before, once even with two processes', async () => {
    await book('2026-11-24T08:00:00.000Z');
    await remind('2026-11-23T07:59:00Z');
    expect(await remindersTo(tenant)).toBe(0);
    await remind('2026-11-23T08:00:00Z');
    await remind('2026-11-23T09:00:00Z');
    expect([await remindersTo(tenant), await remindersTo(landlord)]).toEqual([1, 1]);
  });

  it('waits for the morning', async () => {
    const startsAt = helsinkiTime('2026-11-25', 22 * 60)?.toISOString();
    const { id } = (await calls.create(landlord, { thread, startsAt, lengthMinutes: 30 })).json();
    await calls.change(tenant, id, { sequence: 0, state: 'booked' });
    await remind('2026-11-24T20:30:00Z');
    expect(await remindersTo(tenant)).toBe(0);
    await remind('2026-11-25T05:00:00Z');
    expect(await remindersTo(tenant)).toBe(1);
  });

  it('is not sent of what was agreed on within a day, is proposed or cancelled, but of a new time', async () => {
    const { id } = await book('2026-11-22T08:00:00.000Z');
    await remind('2026-11-21T12:00:00Z');
    expect(await remindersTo(tenant)).toBe(0);
    await calls.change(tenant, id, { sequence: 0, startsAt: '2026-11-25T08:00:00.000Z' });
    await remind('2026-11-24T10:00:00Z');
    expect(await remindersTo(tenant)).toBe(1);
    await app.database.queries
      .update(viewings)
      .set({ state: 'cancelled', remindedAt: null })
      .where(eq(viewings.id, id));
    await remind('2026-11-24T11:00:00Z');
    expect(await remindersTo(tenant)).toBe(1);
  });
});

describe('a calendar link', () => {
  const link = async (by: Party, method: 'GET' | 'POST' | 'DELETE') =>
    app.send({ method, url: `/user/${by.userId}/calendar`, bearer: by.bearer });
  const subscribe = (address: string) => app.server.inject({ method: 'GET', url: new URL(address).pathname });

  it('serves the viewings of its user without a bearer, until it is replaced or revoked', async () => {
    const { id } = await book();
    expect((await link(tenant, 'GET')).json()).toEqual({ since: null });
    const made = (await link(tenant, 'POST')).json<Schemas['CalendarLink']>();
    expect((await link(tenant, 'GET')).json()).toEqual({ since: app.now.toISOString() });
    const answer = await subscribe(made.address);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(read(answer.body)).toMatchObject({
      method: 'PUBLISH',
      events: [{ uid: `${id}@tilava.example`, startsAt: '2026-11-22T08:00:00.000Z', attendees: [] }],
    });
    await calls.change(landlord, id, { sequence: 0, state: 'cancelled' });
    expect(read((await subscribe(made.address)).body).events).toEqual([]);
    const renewed = (await link(tenant, 'POST')).json<Schemas['CalendarLink']>();
    expect((await subscribe(made.address)).statusCode).toBe(404);
    expect((await subscribe(renewed.address)).statusCode).toBe(200);
    expect((await link(tenant, 'DELETE')).statusCode).toBe(204);
    expect((await subscribe(renewed.address)).statusCode).toBe(404);
    expect((await link(tenant, 'DELETE')).statusCode).toBe(204);
  });

  it('is nobody’s with another secret', async () => {
    for (const secret of ['x', 'a'.repeat(43), '%00']) {
      const answer = await app.server.inject({ method: 'GET', url: `/calendars/${secret}.ics` });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  it('ends with the account', async () => {
    const { address } = (await link(tenant, 'POST')).json<Schemas['CalendarLink']>();
    await confirmPassword(app, tenant);
    await app.send({ method: 'DELETE', url: `/user/${tenant.userId}`, bearer: tenant.bearer });
    expect((await subscribe(address)).statusCode).toBe(404);
  });
});

describe('any series of changes', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('book' as const), place: fc.nat({ max: 30 }) }),
    fc.record({
      kind: fc.constant('propose' as const),
      day: fc.integer({ min: 1, max: 14 }),
      minute: fc.integer({ min: 0, max: 1_439 }),
      lengthMinutes: fc.integer({ min: 10, max: 240 }),
    }),
    fc.record({ kind: fc.constantFrom('accept' as const, 'cancel' as const), isTenant: fc.boolean() }),
  );

  // Clocks are changed on 29 March and 25 October: times that begin, and end, in the hour that is missing or comes twice.
  const edge = (minute: number, lengthMinutes: number) =>
    ({ kind: 'propose', day: 7, minute, lengthMinutes }) as const;
  it.each(['2026-03-22', '2026-10-18'])(
    'leaves both calendars as the viewing is, from %s on',
    async (day) => {
      await app.database.queries.delete(mails);
      app.now = new Date(`${day}T10:00:00Z`);
      tenant = { ...tenant, ...(await app.logIn(tenant.email)) };
      landlord = { ...landlord, ...(await app.logIn(landlord.email)) };
      let current: Schemas['Viewing'] | null = null;
      for (const taken of [edge(210, 45), edge(1, 209), ...fc.sample(step, { numRuns: stepCount, seed })]) {
        const answer = await take(taken, day, current);
        if (answer === null) continue;
        // Not everything can be done with every viewing.
        if ([400, 409].includes(answer.statusCode)) continue;
        expect(answer.statusCode, answer.body).toBeLessThan(300);
        const changed = answer.json<Schemas['Viewing']>();
        current = changed.state === 'cancelled' ? null : changed;
        for (const party of [tenant, landlord]) {
          const last = (await invitationsTo(party)).findLast(({ uid }) => uid.startsWith(changed.id));
          expect(last, `SEED=${seed}`).toMatchObject({
            method: changed.state === 'cancelled' ? 'CANCEL' : 'REQUEST',
            sequence: changed.sequence,
            startsAt: changed.startsAt,
            minutes: changed.lengthMinutes,
          });
        }
      }
      for (const party of [tenant, landlord]) {
        const ofEach = Map.groupBy(await invitationsTo(party), ({ uid }) => uid);
        for (const [uid, invitations] of ofEach) {
          const sequences = invitations.map(({ sequence }) => sequence);
          expect(sequences, `${uid}, SEED=${seed}`).toEqual(sequences.map((_, index) => index));
        }
      }
    },
  );

  type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;

  async function take(taken: Step, day: string, current: Schemas['Viewing'] | null) {
    if ('isTenant' in taken) {
      if (current === null) return null;
      const state = taken.kind === 'accept' ? 'booked' : 'cancelled';
      const { id, sequence } = current;
      return calls.change(taken.isTenant ? tenant : landlord, id, { sequence, state });
    }
    if (taken.kind === 'propose') {
      const startsAt = helsinkiTime(addDays(day, taken.day), taken.minute)?.toISOString();
      if (startsAt === undefined) return null;
      const time = { startsAt, lengthMinutes: taken.lengthMinutes };
      return current === null
        ? calls.create(landlord, { thread, ...time })
        : calls.change(landlord, current.id, { sequence: current.sequence, ...time });
    }
    const times = await calls.timesOf(tenant, thread, `?until=${addDays(day, 14)}`);
    const startsAt = times[taken.place % Math.max(1, times.length)]?.startsAt;
    if (startsAt === undefined) return null;
    return current === null
      ? calls.create(tenant, { thread, startsAt })
      : calls.change(tenant, current.id, { sequence: current.sequence, startsAt });
  }
});
