import { costChoices } from '../cost/form.ts';
import { costKinds, type CostKind } from '../cost/costKinds.ts';
import { creditRatings, employeeBands, industries, operatingMargins } from '../enums.ts';
import { listingFields, type ListingFieldName, type PremisesField } from '../property/premises.ts';
import { foldName } from './foldName.ts';
import type { AllImportTexts, ImportTexts } from './importTexts.ts';

/** How the cells of a column are read, and what of the contract they say. */
export interface ImportColumn {
  /** As forms call the field, so that faults name it. */
  readonly key: string;
  readonly kind: 'text' | 'number' | 'coordinate' | 'flag' | 'choice' | 'choices';
  readonly options: readonly (string | number)[];
  /** The fields of the contract that the cells become. */
  readonly sentAs: readonly string[];
  readonly isRequired: boolean;
  readonly labelOf: (texts: ImportTexts) => string;
  readonly optionLabel: (option: string | number, texts: ImportTexts) => string;
}

type Facts = Omit<ImportColumn, 'key' | 'labelOf'>;

const column = (key: string, labelOf: ImportColumn['labelOf'], facts: Partial<Facts> = {}): ImportColumn => {
  const ofText: Facts = { kind: 'text', options: [], sentAs: [key], isRequired: false, optionLabel: String };
  return { key, labelOf, ...ofText, ...facts };
};

/** Names of a group of the product's texts; its keys are the options. */
const namedBy =
  (groupOf: (texts: ImportTexts) => Readonly<Record<string, string>>) =>
  (option: string | number, texts: ImportTexts): string =>
    groupOf(texts)[String(option)] ?? String(option);

/** Days and texts are read as they are written. */
const kinds: { readonly [Kind in PremisesField['kind']]?: ImportColumn['kind'] } = {
  select: 'choice',
  radio: 'choice',
  checkboxes: 'choices',
  checkbox: 'flag',
  number: 'number',
};

const bounds: Readonly<Record<string, readonly string[]>> = {
  sizeMin: ['sizeMin', 'sizeMax'],
  rentMin: ['rentMin', 'rentMax'],
  depositAmount: ['deposit'],
};

function ofListing(key: ListingFieldName): ImportColumn {
  const field: PremisesField = listingFields[key];
  const { texts: named } = field;
  return column(key, (texts) => texts.product.field.listing[key], {
    kind: kinds[field.kind] ?? 'text',
    options: field.options ?? [],
    sentAs: bounds[key] ?? [key],
    isRequired: field.isRequired === true,
    ...(named !== undefined && { optionLabel: namedBy(({ product }) => product[named]) }),
  });
}

const ofCost = (kind: CostKind): readonly ImportColumn[] => [
  column(`${kind}Amount`, (texts) => `${texts.product.costKind[kind]} (€)`, {
    kind: 'number',
    sentAs: ['costs'],
  }),
  column(`${kind}Basis`, (texts) => `${texts.product.costKind[kind]}: ${texts.names.basis}`, {
    kind: 'choice',
    sentAs: ['costs'],
    options: costChoices,
    optionLabel: namedBy(({ product }) => product.costChoice),
  }),
  column(`${kind}IsEstimated`, (texts) => `${texts.product.costKind[kind]}: ${texts.names.estimated}`, {
    kind: 'flag',
    sentAs: ['costs'],
  }),
];

const criteria = { kind: 'choices', sentAs: ['criteria'] } as const;

/** What can stand in a file, in the order of the template. */
export const importColumns: readonly ImportColumn[] = [
  column('reference', ({ names }) => names.reference, { isRequired: true, sentAs: [] }),
  column('announcementId', ({ names }) => names.announcementId, { sentAs: [] }),
  column('isActive', ({ names }) => names.isActive, { kind: 'flag' }),
  column('address', (texts) => texts.product.field.listing.address, { isRequired: true }),
  column('x', ({ names }) => names.x, { kind: 'coordinate' }),
  column('y', ({ names }) => names.y, { kind: 'coordinate' }),
  // A deposit of 0 is none: one column says both.
  ...(Object.keys(listingFields) as ListingFieldName[]).filter((key) => key !== 'deposit').map(ofListing),
  ...costKinds.flatMap(ofCost),
  column('industries', (texts) => texts.product.field.criteria.industries, {
    ...criteria,
    options: industries,
    optionLabel: namedBy(({ product }) => product.industry),
  }),
  column('creditRating', (texts) => texts.product.field.criteria.creditRating, {
    ...criteria,
    options: creditRatings,
    optionLabel: (option) => String(option).toUpperCase(),
  }),
  column('operatingMargin', (texts) => texts.product.field.criteria.operatingMargin, {
    ...criteria,
    options: operatingMargins,
    optionLabel: namedBy(({ product }) => product.operatingMargin),
  }),
  column('employee', (texts) => texts.product.field.criteria.employee, {
    ...criteria,
    options: employeeBands,
    optionLabel: namedBy(({ product }) => product.employeeBand),
  }),
  column('publicDisplay', (texts) => texts.product.field.criteria.publicDisplay, {
    kind: 'flag',
    sentAs: ['criteria'],
  }),
];

/** Which column of the file, from 0, holds which column of the import. */
export type ColumnMapping = Readonly<Record<string, number>>;

/**
 * The columns of a file by their headings, in any of the product's languages. A heading may have a unit in brackets:
 * `Oma tunnus` and `Vuokra (€/kk)` are `{ reference: 0, rentMin: 1 }`.
 */
export function guessMapping(headings: readonly string[], texts: AllImportTexts): ColumnMapping {
  const folded = headings.map(foldName);
  const mapped = new Set<number>();
  const found = importColumns.flatMap((each): [string, number][] => {
    const names = namesOfColumn(each, texts);
    const index = folded.findIndex((heading, at) => heading !== '' && !mapped.has(at) && names.has(heading));
    if (index < 0) return [];
    mapped.add(index);
    return [[each.key, index]];
  });
  return Object.fromEntries(found);
}

const namesOfColumn = ({ key, labelOf }: ImportColumn, texts: AllImportTexts): ReadonlySet<string> =>
  new Set(
    [key, ...Object.values(texts).flatMap((each) => [labelOf(each), ...(each.names.aliases[key] ?? [])])].map(
      foldName,
    ),
  );
