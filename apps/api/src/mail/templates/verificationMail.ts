import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { layOut } from './layOut.ts';

/** The mail whose link verifies an account. */
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
