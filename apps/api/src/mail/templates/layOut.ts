import type { Locale } from '@tilava/domain/format';
import { toOneLine } from '@tilava/domain/text';
import escapeHtml from 'escape-html';
import type { MailContent } from '../mailTransport.ts';

/** What a mail is made of, in one language; nothing of it is marked up. */
export interface MailParts {
  readonly language: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Stands by itself, to be copied. */
  readonly secret?: string;
  /** The one thing to do. */
  readonly link: { readonly label: string; readonly address: string };
  /** Said in a smaller voice below the link. */
  readonly afterwards: readonly string[];
}

/**
 * Makes a mail of its parts, as plain text and as HTML that says the same. Each part is one line, whatever somebody
 * wrote into it: nobody adds lines of their own to what the product says.
 */
export function layOut(parts: MailParts): MailContent {
  const { subject, secret, link } = parts;
  const inLines: MailParts = {
    ...parts,
    subject: toOneLine(subject),
    paragraphs: parts.paragraphs.map(toOneLine),
    ...(secret !== undefined && { secret: toOneLine(secret) }),
    link: { label: toOneLine(link.label), address: toOneLine(link.address) },
    afterwards: parts.afterwards.map(toOneLine),
  };
  return { subject: inLines.subject, text: textOf(inLines), html: htmlOf(inLines) };
}

function textOf({ paragraphs, secret, link, afterwards }: MailParts): string {
  const action = `${link.label}:\n${link.address}`;
  const blocks = [...paragraphs, ...(secret === undefined ? [] : [secret]), action, ...afterwards];
  return `${blocks.join('\n\n')}\n\nTilava\n`;
}

// Mail programs drop style sheets, so that styles stand on the elements; each pair of colours is 7:1 or more.
const styles = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif',
  main: 'max-width:36em;margin:0 auto',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  secret: 'margin:16px 0;font:600 20px/1.5 ui-monospace,Menlo,Consolas,monospace',
  link: 'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b3d2e;color:#ffffff;font-weight:600;text-decoration:underline',
  small: 'margin:16px 0 0;color:#4a4a4a;font-size:14px',
} as const;

function htmlOf({ language, subject, paragraphs, secret, link, afterwards }: MailParts): string {
  const element = (tag: string, style: string, text: string) =>
    `<${tag}${style === '' ? '' : ` style='${style}'`}>${escapeHtml(text)}</${tag}>`;
  const address = escapeHtml(link.address);
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${element('title', '', subject)}</head>`,
    `<body style='${styles.body}'><div role="main" style='${styles.main}'>`,
    element('h1', styles.heading, subject),
    ...paragraphs.map((paragraph) => element('p', '', paragraph)),
    ...(secret === undefined ? [] : [element('p', styles.secret, secret)]),
    `<p><a href="${address}" style='${styles.link}'>${escapeHtml(link.label)}</a></p>`,
    `<p style='${styles.small}'>${address}</p>`,
    ...afterwards.map((paragraph) => element('p', styles.small, paragraph)),
    element('p', styles.small, 'Tilava'),
    '</div></body></html>',
    '',
  ].join('\n');
}
