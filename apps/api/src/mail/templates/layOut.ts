import type { Locale } from '@tilava/domain/format';
import { toOneLine } from '@tilava/domain/text';
import type { MailContent } from '../mailTransport.ts';
import { htmlOf } from './html.ts';
import { textOf } from './plainText.ts';

/** Where something leads to. */
export interface MailLink {
  readonly label: string;
  readonly address: string;
}

/** One of several things that a mail tells of. */
export interface MailEntry {
  readonly title: string;
  /** The page of it. */
  readonly address: string;
  /** The address of a picture, which the title stands for where pictures are not shown. */
  readonly picture: string | null;
  readonly points: string;
  readonly facts: string;
  readonly reason: string | null;
}

/** Entries that belong together, such as those of one announcement. */
export interface MailGroup {
  /** None where the mail is about nothing else. */
  readonly heading?: MailLink & { readonly note: string };
  readonly entries: readonly MailEntry[];
}

/** What a mail is made of, in one language; nothing of it is marked up. */
export interface MailParts {
  readonly language: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Stand below the paragraphs; each entry has a link of its own. */
  readonly groups?: readonly MailGroup[];
  /** Stands by itself, to be copied. */
  readonly secret?: string;
  /** The one thing to do. */
  readonly link: MailLink;
  /** Said in a smaller voice below the link. */
  readonly afterwards: readonly string[];
  /** Comes last. */
  readonly unsubscribe?: MailLink;
}

/**
 * Makes a mail of its parts, as plain text and as HTML that says the same. Each part is one line, whatever somebody
 * wrote into it: nobody adds lines of their own to what the product says.
 */
export function layOut(parts: MailParts): MailContent {
  const { subject, groups, secret, link, unsubscribe } = parts;
  const inLines: MailParts = {
    ...parts,
    subject: toOneLine(subject),
    paragraphs: parts.paragraphs.map(toOneLine),
    ...(groups !== undefined && { groups: groups.map(groupInLines) }),
    ...(secret !== undefined && { secret: toOneLine(secret) }),
    link: linkInLines(link),
    afterwards: parts.afterwards.map(toOneLine),
    ...(unsubscribe !== undefined && { unsubscribe: linkInLines(unsubscribe) }),
  };
  return { subject: inLines.subject, text: textOf(inLines), html: htmlOf(inLines) };
}

const linkInLines = ({ label, address }: MailLink): MailLink => ({
  label: toOneLine(label),
  address: toOneLine(address),
});

const groupInLines = ({ heading, entries }: MailGroup): MailGroup => ({
  ...(heading !== undefined && { heading: { ...linkInLines(heading), note: toOneLine(heading.note) } }),
  entries: entries.map(entryInLines),
});

const entryInLines = ({ title, address, picture, points, facts, reason }: MailEntry): MailEntry => ({
  title: toOneLine(title),
  address: toOneLine(address),
  picture: picture === null ? null : toOneLine(picture),
  points: toOneLine(points),
  facts: toOneLine(facts),
  reason: reason === null ? null : toOneLine(reason),
});
