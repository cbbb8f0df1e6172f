import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { layOut } from './layOut.ts';

/** The mail that brings a temporary password. */
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
