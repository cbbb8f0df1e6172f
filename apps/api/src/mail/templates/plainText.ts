import type { MailEntry, MailLink, MailParts } from './layOut.ts';

/** A mail as plain text. */
export function textOf({
  paragraphs,
  entries = [],
  secret,
  link,
  afterwards,
  unsubscribe,
}: MailParts): string {
  const blocks = [
    ...paragraphs,
    ...entries.map(entryText),
    ...(secret === undefined ? [] : [secret]),
    linkText(link),
    ...afterwards,
    ...(unsubscribe === undefined ? [] : [linkText(unsubscribe)]),
  ];
  return `${blocks.join('\n\n')}\n\nTilava\n`;
}

const linkText = ({ label, address }: MailLink): string => `${label}:\n${address}`;

const entryText = ({ title, points, facts, reason, address }: MailEntry): string =>
  [`${points} ${title}`, facts, ...(reason === null ? [] : [reason]), address].join('\n');
