import ICAL from 'ical.js';
import { calendarsMailedTo } from './mails.ts';

/** What the invitations mailed to an address say, by a parser of somebody else, once as many have come. */
export const invitationsMailedTo = async (address: string, count: number) =>
  (await calendarsMailedTo(address, count)).map((text) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      startsAt: event.startDate.toUnixTime(),
    };
  });
