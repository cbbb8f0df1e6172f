import type { Side } from '@tilava/domain/conversation';
import type { Locale } from '@tilava/domain/format';
import { formatViewing } from '@tilava/domain/viewing';
import type { MailSite } from '../mailSite.ts';
import type { MailContent } from '../mailTransport.ts';
import { layOut } from './layOut.ts';
import { mailTexts } from '../texts/mailTexts.ts';

/** What a mail tells of a viewing. */
export type ViewingNews = 'booked' | 'moved' | 'proposed' | 'cancelled' | 'reminder';

interface ViewingAbout extends MailSite {
  readonly language: Locale;
  readonly address: string;
  readonly threadId: string;
  readonly startsAt: Date;
  readonly lengthMinutes: number;
}

const threadOf = ({ publicUrl, threadId }: ViewingAbout): string => `${publicUrl}/user/messages/${threadId}`;

/** The mail that tells one side what has become of a viewing; it names nobody. */
export function viewingMail(
  about: ViewingAbout & { readonly news: ViewingNews; readonly reader: Side },
): MailContent {
  const { language, productName, address, startsAt, lengthMinutes, news, reader } = about;
  const { label, invitation, cancellation, reminded, ...texts } = mailTexts[language].viewing;
  const { subject, why } = texts[news];
  const when = formatViewing(startsAt, lengthMinutes, language);
  const afterwards = { cancelled: cancellation, reminder: reminded };
  return layOut({
    language,
    productName,
    subject: subject(address),
    paragraphs: [why[reader](address, when)],
    link: { label, address: threadOf(about) },
    afterwards: [news === 'cancelled' || news === 'reminder' ? afterwards[news] : invitation],
  });
}

/** What a calendar says of a viewing. */
export function viewingEvent(about: ViewingAbout) {
  const { event, label } = mailTexts[about.language].viewing;
  const url = threadOf(about);
  return { summary: event(about.address), location: about.address, description: `${label}: ${url}`, url };
}

export const calendarName = (language: Locale, productName: string): string =>
  mailTexts[language].viewing.calendar(productName);
