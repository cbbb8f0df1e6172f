import { maxInAlert } from '@tilava/domain/alerts';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { alertEntry, type AlertMatch, type AlertReading } from './alertEntry.ts';
import { groupOf, type AlertedAnnouncement } from './alertMail.ts';
import { layOut } from './layOut.ts';

/** What the mail of new interest tells. */
export interface InterestMailContent extends AlertReading {
  /** The pairs that the other side is interested in, newest first. */
  readonly matches: readonly AlertMatch[];
  readonly unsubscribeUrl: string;
}

/** The mail that tells of new interest from the other side. */
export function interestMail(parts: InterestMailContent): MailContent {
  const { language, publicUrl, reader, matches, unsubscribeUrl } = parts;
  const { further, label, settings, unsubscribe, ...texts } = mailTexts[language].interest;
  const { subject, why } = texts[reader];
  const named = matches.slice(0, maxInAlert);
  const others = matches.length - named.length;
  return layOut({
    language,
    subject: subject(matches.length, matches[0]?.listing.address ?? ''),
    paragraphs: [why, ...(others > 0 ? [further(others)] : [])],
    groups:
      reader === 'landlord' && matches.length > 1
        ? announcementsOf(matches).map((announcement) => groupOf(announcement, { ...parts, named }))
        : [{ entries: named.map((match) => alertEntry(match, parts)) }],
    link: { label, address: `${publicUrl}/user/dashboard` },
    afterwards: [settings],
    unsubscribe: { label: unsubscribe, address: unsubscribeUrl },
  });
}

function announcementsOf(matches: readonly AlertMatch[]): readonly AlertedAnnouncement[] {
  const listings = new Map(matches.map(({ announcementId, listing }) => [announcementId, listing]));
  return [...listings].map(([id, { address, residenceType }]) => ({
    id,
    address,
    residenceType,
    count: matches.filter(({ announcementId }) => announcementId === id).length,
  }));
}
