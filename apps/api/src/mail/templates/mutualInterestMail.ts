import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { layOut } from './layOut.ts';

/** Who reads the mail, and what their match is found by. */
export type MutualInterestReader =
  | { readonly role: 'tenant'; readonly propertyId: string }
  | { readonly role: 'landlord'; readonly announcementId: string; readonly needId: string };

/** The mail that tells one side that the interest has become mutual; it names nobody. */
export function mutualInterestMail(about: {
  readonly publicUrl: string;
  readonly language: Locale;
  /** The premises' address. */
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
