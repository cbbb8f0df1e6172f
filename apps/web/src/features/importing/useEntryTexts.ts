import { type ImportFault, importColumns } from '@tilava/domain/import';
import { useFaultText } from '../../shared/errors/useFaultText.ts';
import type { Entry } from './useImport.ts';
import { useImportTexts } from './useImportTexts.ts';

type NameFault = Extract<
  ImportFault,
  { readonly parameters: object; readonly rule: `${'reference' | 'announcement'}${string}` }
>;

const isOfName = (fault: ImportFault): fault is NameFault =>
  fault.field === 'announcementId' || fault.rule.startsWith('reference');

/** What is told of a row, in the language that is spoken: its faults, what changes, or where it is. */
export function useEntryTexts() {
  const { labels, texts, locale } = useImportTexts();
  const faultText = useFaultText();
  const named = new Map([
    ...importColumns.map(({ key, labelOf }) => [key, labelOf(texts[locale])] as const),
    ['location', labels.position],
    ['criteria', labels.criteria],
    ['isActive', labels.visibility],
    ['size', texts[locale].product.field.listing.sizeMin],
    ['rent', texts[locale].product.field.listing.rentMin],
    ['deposit', texts[locale].product.field.listing.depositAmount],
    ['sizeMax', texts[locale].product.field.listing.sizeMin],
    ['rentMax', texts[locale].product.field.listing.rentMin],
  ]);
  const withName = (field: string, text: string) => {
    const name = named.get(field);
    return name === undefined ? text : `${name}: ${text}`;
  };
  const textOf = (fault: ImportFault): string =>
    isOfName(fault) ? labels[fault.rule] : withName(fault.field, faultText(fault));
  /** What the server refuses although the row could be read; its messages are in English. */
  const refusals: Readonly<Record<string, string>> = {
    locationMissing: labels.unknownAddress,
    too_many_announcements: labels.tooMany,
    announcement_withheld: labels.withheld,
  };
  return ({ row, result }: Entry, column: 'reason' | 'changes' | 'address'): readonly string[] => {
    if (column === 'address') return 'announcement' in row ? [row.announcement.address] : [];
    if (column === 'changes') {
      return [...new Set(result?.changes.map((field) => named.get(field) ?? field))];
    }
    if ('faults' in row) return row.faults.map(textOf);
    return (result?.errors ?? []).map(
      ({ pointer, code }) => refusals[code] ?? withName(pointer.split('/')[1] ?? '', labels.refused),
    );
  };
}
