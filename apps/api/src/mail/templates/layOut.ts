import type { Locale } from '@tilava/domain/format';
import { productName as ownName } from '@tilava/domain/productName';
import { toOneLine } from '@tilava/domain/text';
import escapeHtml from 'escape-html';
import type { MailContent } from '../mailTransport.ts';

interface MailLink {
  readonly label: string;
  readonly address: string;
}

export interface MailEntry {
  readonly title: string;
  readonly address: string;
  /** The address of a picture, which the title stands for where pictures are not shown. */
  readonly picture: string | null;
  readonly points: string | null;
  readonly facts: string;
  readonly reason: string | null;
  /** What somebody wrote. */
  readonly quote: string | null;
}

export interface MailGroup {
  /** None where the mail is about nothing else. */
  readonly heading?: MailLink & { readonly note: string };
  readonly entries: readonly MailEntry[];
}

/** What a mail is made of, in one language; nothing of it is marked up. */
interface MailParts {
  readonly language: Locale;
  /** Signs it. */
  readonly productName: string;
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

/** Plain text and HTML that say the same. Each part is one line: nobody adds lines to what the product says. */
export function layOut(parts: MailParts): MailContent {
  const inLines = eachInOneLine(parts);
  return { subject: inLines.subject, text: textOf(inLines), html: htmlOf(inLines) };
}

/** The same value, each text of which is one line. */
function eachInOneLine<Value>(value: Value): Value;
function eachInOneLine(value: unknown): unknown {
  if (typeof value === 'string') return toOneLine(value);
  if (Array.isArray(value)) return value.map((item: unknown) => eachInOneLine(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, eachInOneLine<unknown>(part)]),
  );
}

function textOf(parts: MailParts): string {
  const { paragraphs, groups = [], secret, link, afterwards, unsubscribe, productName } = parts;
  const blocks = [
    ...paragraphs,
    ...groups.flatMap(groupText),
    ...(secret === undefined ? [] : [secret]),
    linkText(link),
    ...afterwards,
    ...(unsubscribe === undefined ? [] : [linkText(unsubscribe)]),
  ];
  return `${blocks.join('\n\n')}\n\n${productName}\n`;
}

const linkText = ({ label, address }: MailLink): string => `${label}:\n${address}`;

const groupText = ({ heading, entries }: MailGroup): readonly string[] => [
  ...(heading === undefined ? [] : [[heading.label, heading.note, heading.address].join('\n')]),
  ...entries.map(entryText),
];

const entryText = ({ title, points, facts, reason, quote, address }: MailEntry): string =>
  [points === null ? title : `${points} ${title}`, facts, reason, quote, address]
    .filter((line) => line !== null)
    .join('\n');

// Mail programs drop style sheets, so that styles stand on the elements; each pair of colours is 7:1 or more.
const styles = {
  body: 'margin:0;padding:24px 12px;background:#f5f4ef;color:#141c24;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere',
  main: 'max-width:560px;margin:0 auto',
  brand:
    'margin:0 0 16px;padding:0 4px;font-size:20px;line-height:24px;font-weight:700;letter-spacing:-0.01em',
  mark: 'margin:0 8px 0 0;display:inline-block;box-sizing:border-box;width:20px;height:20px;border:3px solid #141c24;vertical-align:-3px',
  door: 'display:block;width:7px;height:7px;margin:7px 0 0 7px;border-radius:0 0 7px 0;background:#0f6b4c',
  card: 'margin:0;padding:28px 24px;border:1px solid #dcdad2;border-radius:12px;background:#ffffff',
  heading: 'margin:0 0 12px;font-size:24px;line-height:1.25;letter-spacing:-0.01em',
  group: 'margin:28px 0;padding:20px 0 0;border-top:2px solid #767676',
  groupTitle: 'margin:0;font-size:19px;line-height:1.4',
  rest: 'margin:0 0 8px',
  entry: 'margin:20px 0;padding:20px 0 0;border-top:1px solid #dcdad2',
  picture: 'display:block;width:100%;height:auto;margin:0 0 16px;border-radius:8px',
  title: 'margin:0 0 4px;font-size:18px;line-height:1.35',
  titleLink: 'color:#0b3d2e',
  points: 'margin:0;font-size:18px;font-weight:700;color:#0b3d2e',
  fact: 'margin:4px 0 0',
  secret:
    'margin:16px 0;padding:12px 16px;border-radius:8px;background:#f5f4ef;font:600 20px/1.5 ui-monospace,Menlo,Consolas,monospace',
  action: 'margin:24px 0 0',
  link: 'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b3d2e;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'margin:12px 0 0;padding:0 4px;color:#4a4a4a;font-size:14px',
  smallLink: 'color:#4a4a4a',
} as const;

// Programs that keep a style sheet may show the same on dark; the pairs are 7:1 or more there, too.
const darkStyles = [
  'body{background:#0b1219!important;color:#f2f2ee!important}',
  'div.card{background:#121c26!important;border-color:#2a3642!important}',
  'p.secret{background:#0b1219!important}',
  'span.mark{border-color:#f2f2ee!important}',
  'span.door{background:#6fd3ab!important}',
  'p.points{color:#6fd3ab!important}',
  'p.small,p.small a{color:#b4bdc4!important}',
  'h2 a,h3 a,p.rest a{color:#6fd3ab!important}',
  'a.action{background:#6fd3ab!important;color:#0b1219!important}',
  'div.entry{border-color:#3a4652!important}',
  'div.group{border-color:#8a979f!important}',
].join('');

function htmlOf(parts: MailParts): string {
  const {
    language,
    productName,
    subject,
    paragraphs,
    groups = [],
    secret,
    link,
    afterwards,
    unsubscribe,
  } = parts;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    '<meta name="color-scheme" content="light dark">',
    `<style>@media (prefers-color-scheme:dark){${darkStyles}}</style>${element('title', '', subject)}</head>`,
    `<body style='${styles.body}'><div role="main" style='${styles.main}'>`,
    `<p style='${styles.brand}'>${markOf(productName)}<span>${escapeHtml(productName)}</span></p>`,
    `<div class="card" style='${styles.card}'>`,
    element('h1', styles.heading, subject),
    ...paragraphs.map((paragraph) => element('p', '', paragraph)),
    ...groups.filter(({ entries }) => entries.length > 0).flatMap(groupHtml),
    ...restHtml(groups.filter(({ entries }) => entries.length === 0)),
    ...(secret === undefined ? [] : [element('p', styles.secret, secret, 'secret')]),
    `<p style='${styles.action}'><a href="${escapeHtml(link.address)}" class="action" style='${styles.link}'>${escapeHtml(link.label)}</a></p>`,
    '</div>',
    ...afterwards.map((paragraph) => small(escapeHtml(paragraph))),
    ...(unsubscribe === undefined
      ? []
      : [small(linkHtml(unsubscribe.address, unsubscribe.label, styles.smallLink))]),
    '</div></body></html>',
    '',
  ].join('\n');
}

const element = (tag: string, style: string, text: string, name = '') =>
  `<${tag}${name === '' ? '' : ` class="${name}"`}${style === '' ? '' : ` style='${style}'`}>${escapeHtml(text)}</${tag}>`;

/** Drawn by edges: many programs show neither SVG nor pictures of others. Operators' brands are known by name alone. */
const markOf = (name: string): string =>
  name === ownName
    ? `<span class="mark" style='${styles.mark}'><span class="door" style='${styles.door}'></span></span>`
    : '';

const small = (html: string) => `<p class="small" style='${styles.small}'>${html}</p>`;

const linkHtml = (address: string, label: string, style: string) =>
  `<a href="${escapeHtml(address)}" style='${style}'>${escapeHtml(label)}</a>`;

const groupHtml = ({ heading, entries }: MailGroup): readonly string[] =>
  heading === undefined
    ? entries.map((entry) => entryHtml(entry, 'h2'))
    : [
        `<div class="group" style='${styles.group}'>`,
        `<h2 style='${styles.groupTitle}'>${linkHtml(heading.address, heading.label, styles.titleLink)}</h2>`,
        element('p', styles.fact, heading.note),
        ...entries.map((entry) => entryHtml(entry, 'h3')),
        '</div>',
      ];

/** There may be hundreds, and programs cut off mails that are longer than about 100 KB. */
const restHtml = (groups: readonly MailGroup[]): readonly string[] =>
  groups.length === 0
    ? []
    : [
        `<div class="group" style='${styles.group}'>`,
        ...groups.flatMap(({ heading }) =>
          heading === undefined
            ? []
            : `<p class="rest" style='${styles.rest}'>${linkHtml(heading.address, heading.label, styles.titleLink)}<br>${escapeHtml(heading.note)}</p>`,
        ),
        '</div>',
      ];

/** The title names the picture already. */
const entryHtml = (
  { title, address, picture, points, facts, reason, quote }: MailEntry,
  heading: 'h2' | 'h3',
): string =>
  [
    `<div class="entry" style='${styles.entry}'>`,
    ...(picture === null
      ? []
      : [`<img src="${escapeHtml(picture)}" alt="" width="510" style='${styles.picture}'>`]),
    `<${heading} style='${styles.title}'>${linkHtml(address, title, styles.titleLink)}</${heading}>`,
    ...(points === null ? [] : [element('p', styles.points, points, 'points')]),
    element('p', styles.fact, facts),
    ...[reason, quote].flatMap((line) => (line === null ? [] : element('p', styles.fact, line))),
    '</div>',
  ].join('\n');
