import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { layOut } from './layOut.ts';
import { mailTexts } from '../texts/mailTexts.ts';

export function verificationMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  readonly userId: string;
  readonly code: string;
}): MailContent {
  const { language } = about;
  const { subject, why, label, holds, other } = mailTexts[language].verification;
  const address = `${about.publicUrl}/verification/${about.userId}/${about.code}`;
  return layOut({
    language,
    subject,
    paragraphs: [why],
    link: { label, address },
    afterwards: [holds, other],
  });
}

export function temporaryPasswordMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  readonly password: string;
}): MailContent {
  const { language } = about;
  const { subject, why, label, holds, other } = mailTexts[language].temporaryPassword;
  const link = { label, address: `${about.publicUrl}/login` };
  const afterwards = [holds, other];
  return layOut({ language, subject, paragraphs: [why], secret: about.password, link, afterwards });
}

export function newsletterMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  readonly code: string;
}): MailContent {
  const { language } = about;
  const { subject, why, label, other } = mailTexts[language].newsletter;
  const address = `${about.publicUrl}/?newsletter=${about.code}`;
  return layOut({ language, subject, paragraphs: [why], link: { label, address }, afterwards: [other] });
}

type MutualInterestReader =
  | { readonly role: 'tenant'; readonly propertyId: string }
  | { readonly role: 'landlord'; readonly announcementId: string; readonly needId: string };

/** The mail that tells one side that the interest has become mutual; it names nobody. */
export function mutualInterestMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  readonly address: string;
  readonly reader: MutualInterestReader;
}): MailContent {
  const { language } = about;
  const { subject, forTenant, forLandlord, label, contacts } = mailTexts[language].mutualInterest;
  const { reader } = about;
  const [say, path] =
    reader.role === 'tenant'
      ? [forTenant, reader.propertyId]
      : [forLandlord, `${reader.announcementId}/${reader.needId}`];
  const link = { label, address: `${about.publicUrl}/user/matches/${path}` };
  return layOut({ language, subject, paragraphs: [say(about.address)], link, afterwards: [contacts] });
}
