import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { layOut } from './layOut.ts';

/** The mail whose link confirms that somebody wants the newsletter. */
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
