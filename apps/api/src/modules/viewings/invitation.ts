/// <reference lib="esnext.temporal" />
import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block as timezoneBlock } from 'timezones-ical-library';
import type { Invitation } from '../../db/schema.ts';
import type { ViewingRow } from './upcoming.ts';

const timezone = 'Europe/Helsinki';

/** Whoever sends the mails: neither side learns the address of the other. */
export interface Organizer {
  readonly name: string;
  readonly email: string;
}

/** Reads a mailbox such as `Tilava <post@tilava.example>`. */
export function organizerOf(mailbox: string, productName: string): Organizer {
  const [, email = mailbox] = /<([^>]+)>$/.exec(mailbox) ?? [];
  return { name: productName, email };
}

interface EventText {
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

const inHelsinki = (milliseconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timezone);

/** Whether the time is in the hour that comes twice when clocks are set back. */
function isRepeated(time: Temporal.ZonedDateTime): boolean {
  const local = time.toPlainDateTime();
  const first = local.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  return !first.equals(local.toZonedDateTime(timezone, { disambiguation: 'later' }));
}

const statuses = {
  proposed: ICalEventStatus.TENTATIVE,
  booked: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

function toEvent(viewing: ViewingRow, text: EventText, organizer: Organizer): ICalEventData {
  const { id, sequence, startsAt, lengthMinutes, state, updatedAt } = viewing;
  const start = inHelsinki(startsAt.getTime());
  const end = start.add({ minutes: lengthMinutes });
  const host = organizer.email.slice(organizer.email.indexOf('@') + 1);
  return {
    ...text,
    id: `${id}@${host}`,
    sequence,
    start,
    end,
    // RFC 5545 takes the earlier of a time that comes twice, and not every calendar does: in UTC it comes once.
    timezone: isRepeated(start) || isRepeated(end) ? null : timezone,
    status: statuses[state],
    stamp: updatedAt,
  };
}

const calendarOf = (productName: string): ICalCalendar =>
  new ICalCalendar({
    prodId: { company: productName, product: 'Viewings', language: 'EN' },
    // Without a name, so that only times of events are in the zone: DTSTAMP has to be in UTC (RFC 5545, 3.8.7.2).
    timezone: { name: null, generator: (name) => String(timezoneBlock(name)[0]) },
  });

/** Puts a viewing into the calendar of one side, changes it there, or takes it out (RFC 5546). */
export function invitationTo(
  recipient: string,
  viewing: ViewingRow,
  text: EventText,
  organizer: Organizer,
): Invitation {
  const method = viewing.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const calendar = calendarOf(organizer.name).method(ICalCalendarMethod[method]);
  calendar.createEvent({
    ...toEvent(viewing, text, organizer),
    organizer,
    attendees: [{ email: recipient, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return { method, content: calendar.toString() };
}

/** A calendar to subscribe to. */
export function calendarFeed(
  name: string,
  events: readonly { readonly viewing: ViewingRow; readonly text: EventText }[],
  organizer: Organizer,
): string {
  const calendar = calendarOf(organizer.name).method(ICalCalendarMethod.PUBLISH).name(name).ttl(3_600);
  for (const { viewing, text } of events) calendar.createEvent(toEvent(viewing, text, organizer));
  return calendar.toString();
}
