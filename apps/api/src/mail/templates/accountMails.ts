import type { Locale } from '@tilava/domain/format';
import { withProductName } from '@tilava/domain/productName';
import type { components } from '@tilava/sdk/schema';
import type { MailSite } from '../mailSite.ts';
import type { MailContent } from '../mailTransport.ts';
import { layOut } from './layOut.ts';
import { mailTexts } from '../texts/mailTexts.ts';

interface MailAbout extends MailSite {
  readonly language: Locale;
}

export function verificationMail(
  about: MailAbout & {
    readonly userId: string;
    readonly code: string;
  },
): MailContent {
  const { language, productName } = about;
  const { subject, why, label, holds, other } = named(mailTexts[language].verification, productName);
  const address = `${about.publicUrl}/verification/${about.userId}/${about.code}`;
  return layOut({
    language,
    productName,
    subject,
    paragraphs: [why],
    link: { label, address },
    afterwards: [holds, other],
  });
}

export function temporaryPasswordMail(
  about: MailAbout & {
    readonly password: string;
  },
): MailContent {
  const { language, productName } = about;
  const { subject, why, label, holds, other } = named(mailTexts[language].temporaryPassword, productName);
  const link = { label, address: `${about.publicUrl}/login` };
  const afterwards = [holds, other];
  return layOut({
    language,
    productName,
    subject,
    paragraphs: [why],
    secret: about.password,
    link,
    afterwards,
  });
}

export function newsletterMail(
  about: MailAbout & {
    readonly code: string;
  },
): MailContent {
  const { language, productName } = about;
  const { subject, why, label, other } = named(mailTexts[language].newsletter, productName);
  const address = `${about.publicUrl}/?newsletter=${about.code}`;
  return layOut({
    language,
    productName,
    subject,
    paragraphs: [why],
    link: { label, address },
    afterwards: [other],
  });
}

/** The mail that asks somebody into a team. */
export function invitationMail(
  about: MailAbout & {
    readonly inviter: string;
    readonly organization: string;
    readonly role: components['schemas']['TeamRole'];
    readonly code: string;
  },
): MailContent {
  const { language, productName, organization, inviter, role } = about;
  const { subject, why, roles, label, holds, other } = mailTexts[language].teamInvitation;
  return layOut({
    language,
    productName,
    subject: withProductName(subject(organization), productName),
    paragraphs: [withProductName(why(inviter, organization), productName), roles[role]],
    link: { label, address: `${about.publicUrl}/invitation/${about.code}` },
    afterwards: [holds, other],
  });
}

/** The same texts with the name that the product has. */
const named = <Texts extends Readonly<Record<string, string>>>(texts: Texts, productName: string) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, withProductName(text, productName)]),
  ) as Record<keyof Texts, string>;

type MutualInterestReader =
  | { readonly role: 'tenant'; readonly propertyId: string }
  | { readonly role: 'landlord'; readonly announcementId: string; readonly needId: string };

/** The mail that tells one side that the interest has become mutual; it names nobody. */
export function mutualInterestMail(
  about: MailAbout & {
    readonly address: string;
    readonly reader: MutualInterestReader;
  },
): MailContent {
  const { language, productName } = about;
  const { subject, forTenant, forLandlord, label, contacts } = mailTexts[language].mutualInterest;
  const { reader } = about;
  const [say, path] =
    reader.role === 'tenant'
      ? [forTenant, reader.propertyId]
      : [forLandlord, `${reader.announcementId}/${reader.needId}`];
  const link = { label, address: `${about.publicUrl}/user/matches/${path}` };
  return layOut({
    language,
    productName,
    subject,
    paragraphs: [say(about.address)],
    link,
    afterwards: [contacts],
  });
}
