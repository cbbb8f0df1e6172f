import type { Locale } from '@tilava/domain/format';
import type { components } from '@tilava/sdk/schema';
import type { MailSite } from '../mailSite.ts';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { layOut } from './layOut.ts';

interface SwitchedOff extends MailSite {
  readonly language: Locale;
  readonly url: string;
  readonly reason: NonNullable<components['schemas']['Webhook']['switchedOffFor']>;
}

/** Tells that nothing is sent to a webhook any more, and why. */
export function webhookMail({ language, productName, publicUrl, url, reason }: SwitchedOff): MailContent {
  const texts = mailTexts[language].webhook;
  return layOut({
    language,
    productName,
    subject: texts.subject(new URL(url).hostname),
    paragraphs: [texts.why[reason](url), texts.afterwards],
    link: { label: texts.label, address: `${publicUrl}/user/keys` },
    afterwards: [],
  });
}
