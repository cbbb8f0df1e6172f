import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { alertEntry, type AlertMatch, type AlertReading } from './alertEntry.ts';
import { layOut } from './layOut.ts';

/** The mail that tells of new matches, best first. */
export function alertMail({
  matches,
  unsubscribeUrl,
  ...reading
}: AlertReading & {
  readonly matches: readonly AlertMatch[];
  readonly unsubscribeUrl: string;
}): MailContent {
  const { language, publicUrl, reader } = reading;
  const { label, settings, unsubscribe, ...texts } = mailTexts[language].alert;
  const [first] = matches;
  const { subject, why } = texts[reader];
  return layOut({
    language,
    subject: subject(matches.length),
    paragraphs: [why(first?.listing.address ?? '')],
    entries: matches.map((match) => alertEntry(match, reading)),
    link: { label, address: `${publicUrl}/user/matches` },
    afterwards: [settings],
    unsubscribe: { label: unsubscribe, address: unsubscribeUrl },
  });
}
