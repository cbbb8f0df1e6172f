import type { components } from '@tilava/sdk/schema';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { alertEntry, premisesTitle, type AlertMatch, type AlertReading } from './alertEntry.ts';
import { layOut, type MailGroup } from './layOut.ts';

/** A landlord's announcement, and how many new matches it has. */
export interface AlertedAnnouncement {
  readonly id: string;
  readonly address: string;
  readonly residenceType: components['schemas']['ResidenceType'];
  readonly count: number;
}

/** What the mail of new matches tells of. */
export interface AlertMailParts extends AlertReading {
  /** The matches that the mail names, best first. */
  readonly named: readonly AlertMatch[];
  /** How many new matches there are. */
  readonly count: number;
  /** The landlord's, the one with the best match first; none for a tenant. */
  readonly announcements: readonly AlertedAnnouncement[];
  readonly unsubscribeUrl: string;
}

/** The mail that tells of new matches, best first; a landlord's by announcement. */
export function alertMail(parts: AlertMailParts): MailContent {
  const { language, publicUrl, reader, named, count, announcements, unsubscribeUrl } = parts;
  const { label, best, settings } = mailTexts[language].alert;
  const { subject, why, unsubscribe } = whatItSays(parts);
  const [only, ...others] = announcements;
  const isOfOne = only !== undefined && others.length === 0;
  return layOut({
    language,
    subject,
    paragraphs: [why, ...(named.length < count ? [best(named.length, count)] : [])],
    groups:
      reader === 'tenant' || isOfOne
        ? [{ entries: named.map((match) => alertEntry(match, parts)) }]
        : announcements.map((announcement) => groupOf(announcement, parts)),
    link: { label, address: isOfOne ? matchesOf(only, publicUrl) : `${publicUrl}/user/matches` },
    afterwards: [settings],
    unsubscribe: { label: unsubscribe, address: unsubscribeUrl },
  });
}

/** An address stands in the subject where there is but one. */
function whatItSays({ language, reader, named, count, announcements }: AlertMailParts) {
  const { tenant, landlord, digest } = mailTexts[language].alert;
  if (reader === 'tenant') {
    return { ...tenant, subject: tenant.subject(count, named[0]?.listing.address ?? '') };
  }
  if (announcements.length > 1) {
    return {
      ...digest,
      subject: digest.subject(count, announcements.length),
      unsubscribe: digest.unsubscribe(announcements.length),
    };
  }
  const address = announcements[0]?.address ?? '';
  return { ...landlord, subject: landlord.subject(count, address), why: landlord.why(address) };
}

/** An announcement with those of its matches that a mail names. */
export function groupOf(
  announcement: AlertedAnnouncement,
  parts: AlertReading & Pick<AlertMailParts, 'named'>,
): MailGroup {
  const { language, publicUrl, named } = parts;
  return {
    heading: {
      label: premisesTitle(announcement, language),
      note: mailTexts[language].alert.tenants(announcement.count),
      address: matchesOf(announcement, publicUrl),
    },
    entries: named
      .filter(({ announcementId }) => announcementId === announcement.id)
      .map((match) => alertEntry(match, parts)),
  };
}

/** The list of an announcement's matches. */
const matchesOf = ({ id }: Pick<AlertedAnnouncement, 'id'>, publicUrl: string): string =>
  `${publicUrl}/user/matches?announcement=${id}`;
