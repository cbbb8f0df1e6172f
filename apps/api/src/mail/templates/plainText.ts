import type { MailEntry, MailGroup, MailLink, MailParts } from './layOut.ts';

/** A mail as plain text. */
export function textOf({
  paragraphs,
  groups = [],
  secret,
  link,
  afterwards,
  unsubscribe,
}: MailParts): string {
  const blocks = [
    ...paragraphs,
    ...groups.flatMap(groupText),
    ...(secret === undefined ? [] : [secret]),
    linkText(link),
    ...afterwards,
    ...(unsubscribe === undefined ? [] : [linkText(unsubscribe)]),
  ];
  return `${blocks.join('\n\n')}\n\nTilava\n`;
}

const linkText = ({ label, address }: MailLink): string => `${label}:\n${address}`;

const groupText = ({ heading, entries }: MailGroup): readonly string[] => [
  ...(heading === undefined ? [] : [[heading.label, heading.note, heading.address].join('\n')]),
  ...entries.map(entryText),
];

const entryText = ({ title, points, facts, reason, address }: MailEntry): string =>
  [`${points} ${title}`, facts, ...(reason === null ? [] : [reason]), address].join('\n');
