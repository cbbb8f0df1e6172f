import type { Contract } from '../contract.ts';
import { criteriaValues } from '../criteria/form.ts';
import type { Locale } from '../format.ts';
import { listingValues } from '../listing.ts';
import { importColumns, type ImportColumn } from './columns.ts';
import type { ImportTexts } from './importTexts.ts';

/** What an announcement goes by: the landlord's reference, else its id. */
export const referenceOfAnnouncement = ({ id, reference }: Contract['Announcement']): string =>
  reference ?? id;

/** The headings of the template, as they are understood in any language. */
export const importHeadings = (texts: ImportTexts): readonly string[] =>
  importColumns.map(({ labelOf }) => labelOf(texts));

/** An announcement as a row of the template, which changes nothing when it is imported. By its id, it can be given a reference. */
export function exportRow(
  announcement: Contract['Announcement'],
  texts: ImportTexts,
  locale: Locale,
): readonly (string | number | null)[] {
  const { properties: listing, isActive } = announcement;
  const form: Readonly<Record<string, unknown>> = {
    ...listingValues(listing),
    ...criteriaValues(listing.criteria),
    reference: announcement.reference ?? '',
    announcementId: announcement.id,
    isActive,
    x: listing.x,
    y: listing.y,
    ...(listing.deposit === 0 && { depositAmount: '0' }),
  };
  return importColumns.map((column) => writeCell(column, form[column.key], texts, locale));
}

function writeCell(
  { kind, options, optionLabel, sentAs }: ImportColumn,
  value: unknown,
  texts: ImportTexts,
  locale: Locale,
): string | number | null {
  const { yes, no } = texts.names;
  const label = (key: string) => {
    const option = options.find((candidate) => String(candidate) === key);
    return option === undefined ? key : optionLabel(option, texts);
  };
  if (typeof value === 'boolean') return value ? yes : sentAs[0] === 'costs' ? null : no;
  if (typeof value === 'number') return locale === 'en' ? String(value) : String(value).replace('.', ',');
  if (Array.isArray(value)) return value.map((key) => label(String(key))).join('; ') || null;
  if (typeof value !== 'string' || value === '') return null;
  if (kind === 'number') return Number(value);
  return kind === 'choice' ? label(value) : value;
}
