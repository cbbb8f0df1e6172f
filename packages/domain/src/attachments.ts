import type { Contract } from './contract.ts';
import type { Locale } from './format.ts';
import { toOneLine } from './text.ts';

export type AttachmentType = Contract['AttachmentType'];

/** What can be attached to messages; the contract says so, too. */
export const attachmentLimits = {
  perMessage: 5,
  /** PDFs of an announcement. */
  documents: 10,
  /** In bytes: 10 MB. */
  size: 10 * 1024 * 1024,
  /** How many of a user's may wait to be sent. */
  unsent: 20,
  /** In bytes, of a user's uploads within 24 hours: 100 MB. */
  sizePerDay: 100 * 1024 * 1024,
} as const;

/** Hours after which an attachment that isn't sent is deleted. */
export const unsentKeptFor = 24;

const endings: Readonly<Record<AttachmentType, string>> = { 'image/png': '.png', 'application/pdf': '.pdf' };

export const attachmentTypes = Object.keys(endings) as readonly AttachmentType[];

/** In code points, with the ending. */
const maxNameLength = 255;

/**
 * The name of an attachment as it is kept: without folders and what cannot be seen, and with the ending of its content,
 * so that none poses as what it isn't.
 *
 * @example
 * toAttachmentName('C:\\plans\\hall.png', 'application/pdf'); // 'hall.pdf'
 */
export function toAttachmentName(sent: string, type: AttachmentType): string {
  const ending = endings[type];
  const last = toOneLine(sent.toWellFormed()).split(/[/\\]/).at(-1) ?? '';
  const base = last.trim().replace(/\.(?:png|pdf)$/i, '');
  const kept = Array.from(base)
    .slice(0, maxNameLength - ending.length)
    .join('')
    .trim();
  return `${/^\.*$/.test(kept) ? 'attachment' : kept}${ending}`;
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/**
 * The size of a file, in kilobytes or megabytes.
 *
 * @example
 * formatFileSize(48_213, 'en'); // '48 kB'
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabyte;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
    .format(isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte))
    .replaceAll(' ', '\u00a0');
}
