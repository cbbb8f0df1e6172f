import { maxInAlert } from '@tilava/domain/alerts';
import { withProductName } from '@tilava/domain/productName';
import { needLabel } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import type { MailContent } from '../mailTransport.ts';
import { alertEntry, type AlertMatch, type AlertReading, premisesTitle } from './alertEntry.ts';
import { layOut, type MailGroup } from './layOut.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { productTexts } from '../texts/productTexts.ts';

interface AlertedAnnouncement {
  readonly id: string;
  readonly address: string;
  readonly residenceType: components['schemas']['ResidenceType'];
  readonly count: number;
}

interface AlertedNeed {
  readonly need: components['schemas']['Need'];
  readonly name: string | null;
  readonly count: number;
}

interface AlertMailParts extends AlertReading {
  /** The matches that the mail names, best first. */
  readonly named: readonly AlertMatch[];
  readonly count: number;
  /** The landlord's, the one with the best match first; none for a tenant. */
  readonly announcements: readonly AlertedAnnouncement[];
  /** The tenant's, the one with the best match first; none for a landlord, or where the tenant has but one. */
  readonly needs?: readonly AlertedNeed[];
  readonly unsubscribeUrl: string;
}

/** The mail that tells of new matches, best first; by announcement or need where there are several. */
export function alertMail(parts: AlertMailParts): MailContent {
  const {
    language,
    publicUrl,
    productName,
    reader,
    named,
    count,
    announcements,
    needs = [],
    unsubscribeUrl,
  } = parts;
  const { label, best, settings } = mailTexts[language].alert;
  const { subject, why, unsubscribe } = whatItSays(parts);
  const [only, ...others] = announcements;
  const isOfOne = only !== undefined && others.length === 0;
  return layOut({
    language,
    productName,
    subject,
    paragraphs: [
      why,
      ...(named.length < count ? [withProductName(best(named.length, count), productName)] : []),
    ],
    groups:
      needs.length > 0
        ? needs.map((alerted) => groupOfNeed(alerted, parts))
        : reader === 'tenant' || isOfOne
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

function groupOf(
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

const groupOfNeed = ({ need, name, count }: AlertedNeed, parts: AlertMailParts): MailGroup => ({
  heading: {
    label: needLabel({ ...need, name }, (kind) => productTexts[parts.language].residenceFlag[kind]),
    note: mailTexts[parts.language].alert.premises(count),
    address: `${parts.publicUrl}/user/matches?need=${need.id}`,
  },
  entries: parts.named.filter((match) => match.need.id === need.id).map((match) => alertEntry(match, parts)),
});

const matchesOf = ({ id }: Pick<AlertedAnnouncement, 'id'>, publicUrl: string): string =>
  `${publicUrl}/user/matches?announcement=${id}`;

interface InterestMailContent extends AlertReading {
  /** The pairs that the other side is interested in, newest first. */
  readonly matches: readonly AlertMatch[];
  readonly unsubscribeUrl: string;
}

export function interestMail(parts: InterestMailContent): MailContent {
  const { language, publicUrl, productName, reader, matches, unsubscribeUrl } = parts;
  const { further, label, settings, unsubscribe, ...texts } = mailTexts[language].interest;
  const { subject, why } = texts[reader];
  const named = matches.slice(0, maxInAlert);
  const others = matches.length - named.length;
  return layOut({
    language,
    productName,
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
