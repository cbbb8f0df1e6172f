import { changeNews, type ChangeNews, type KnownPremises } from '@tilava/domain/changeNews';
import type { Locale } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import type { MailContent } from '../mailTransport.ts';
import type { MailSite } from '../mailSite.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { alertEntry, type AlertMatch } from './alertEntry.ts';
import { layOut, type MailEntry } from './layOut.ts';

/** Saved premises that are better now than their reader knows; rents are in cents. */
interface ChangedMatch {
  readonly match: AlertMatch;
  readonly known: KnownPremises;
  readonly current: KnownPremises;
}

interface ChangeMailParts extends MailSite {
  readonly language: Locale;
  /** Those that the mail names. */
  readonly named: readonly ChangedMatch[];
  readonly count: number;
  readonly unsubscribeUrl: string;
  /** The calendar day in Europe/Helsinki. */
  readonly today: string;
}

/** The mail that tells a tenant of lower rents, earlier dates, and what is let or back on the market. */
export function changeMail(parts: ChangeMailParts): MailContent {
  const { language, productName, named, count, unsubscribeUrl, today } = parts;
  const texts = mailTexts[language].change;
  const [first] = named;
  const others = count - named.length;
  const [news] = first === undefined ? [] : changeNews(first.known, first.current, today);
  const isOfOne = first !== undefined && news !== undefined && count === 1;
  return layOut({
    language,
    productName,
    subject: isOfOne ? texts.subject[news](first.match.listing.address) : texts.digest(count),
    paragraphs: [texts.why(count), ...(others > 0 ? [texts.further(others)] : [])],
    groups: [{ entries: named.map((change) => changeEntry(change, parts)) }],
    link: { label: texts.label, address: favoritesOf(parts) },
    afterwards: [texts.settings],
    unsubscribe: { label: texts.unsubscribe, address: unsubscribeUrl },
  });
}

const favoritesOf = ({ publicUrl }: MailSite): string => `${publicUrl}/user/matches?list=favorites`;

function changeEntry({ match, known, current }: ChangedMatch, parts: ChangeMailParts): MailEntry {
  const { language, today } = parts;
  const texts = mailTexts[language].change;
  const rent = (cents: number) => formatMoney(cents / 100, language);
  const day = (value: string | null) => formatDay(value, language);
  const lines: Readonly<Record<ChangeNews, () => string>> = {
    let: () => texts.let,
    back: () => texts.back,
    rent: () => texts.rent(rent(current.rent), rent(known.rent)),
    moveInDate: () => texts.moveInDate(day(current.moveInDate), day(known.moveInDate)),
  };
  // What both lines say is of the same moment.
  const listing = { ...match.listing, rent: current.rent / 100, moveInDate: current.moveInDate };
  const entry = alertEntry({ ...match, listing }, { ...parts, reader: 'tenant' });
  const news = changeNews(known, current, today);
  const facts = news.map((kind) => lines[kind]()).join(' · ');
  return {
    ...entry,
    facts,
    reason: entry.facts,
    // Their own page is not there any more.
    ...(news.includes('let') && { points: null, address: favoritesOf(parts) }),
  };
}
