import type { Contract } from '../contract.ts';
import { criteriaForm } from '../criteria/form.ts';
import { costKinds, type CostKind } from '../cost/costKinds.ts';
import { faultIn, lengthOf, lineOf, type FieldFault } from '../form/faults.ts';
import { emptyValues, validateForm } from '../form/form.ts';
import { announcementCreation, listingPropertyForm, listingValues } from '../listing.ts';
import { namesOf, pick } from '../members.ts';
import { addressTextFaults, locationFault } from '../place/addressFaults.ts';
import { type ColumnMapping, importColumns, type ImportColumn } from './columns.ts';
import { referenceOfAnnouncement } from './exportRow.ts';
import { foldName } from './foldName.ts';
import type { AllImportTexts } from './importTexts.ts';

type Upsert = Contract['AnnouncementUpsert'];

/** What is wrong with a cell: a rule of the forms, or of references. */
export type ImportFault =
  | FieldFault
  | {
      readonly field: 'reference';
      readonly rule: 'referenceInvalid' | 'referenceRepeated' | 'referenceTaken';
      readonly parameters: object;
    }
  | {
      readonly field: 'announcementId';
      readonly rule: 'announcementUnknown' | 'announcementRepeated';
      readonly parameters: object;
    };

/** A row of a file, which is numbered as spreadsheets do it: the headings are row 1. */
export interface ImportRow {
  readonly number: number;
  readonly cells: readonly string[];
}

export type ReadRow =
  (Named & { readonly announcement: Upsert }) | (Named & { readonly faults: readonly ImportFault[] });

interface Named {
  readonly number: number;
  readonly reference: string;
  /** The announcement that the row gives another reference, by what it goes by until then. */
  readonly renames?: { readonly id: string; readonly from: string };
}

/** At most so many characters; the contract says what it may hold. */
const longestReference = 100;
const referenceStart = /^[^\s.=+@-]/u;

export interface RowReaderParts {
  readonly rows: readonly ImportRow[];
  readonly mapping: ColumnMapping;
  readonly texts: AllImportTexts;
  /** The landlord's announcements: what the file has no column for stays as it is. */
  readonly own: readonly Contract['Announcement'][];
  /** Whether rents and sizes are taken that forms would ask about. */
  readonly acceptsUnlikely: boolean;
}

/** Reads the rows of a file one by one, by the rules of the form for a new announcement. */
export function rowReader({ rows, mapping, texts, own, acceptsUnlikely }: RowReaderParts) {
  const columns = importColumns.filter(({ key }) => mapping[key] !== undefined);
  const cellOf = (row: ImportRow, key: string): string => row.cells[mapping[key] ?? -1]?.trim() ?? '';
  const isDecimal = decimalMark(
    rows.flatMap((row) => columns.filter(({ kind }) => kind === 'number').map(({ key }) => cellOf(row, key))),
  );
  const readers = new Map(columns.map((column) => [column.key, readerOf(column, texts, isDecimal)]));
  const byId = new Map(own.map((each) => [each.id, each]));
  const byReference = new Map(own.map((each) => [referenceOfAnnouncement(each), each]));
  /** What a row is about: the announcement of its id, else of its reference; an id alone keeps the reference. */
  function identify(row: ImportRow) {
    const id = cellOf(row, 'announcementId').toLowerCase();
    const named = byId.get(id);
    const cell = referenceOf(cellOf(row, 'reference'));
    const reference = cell === '' && named !== undefined ? referenceOfAnnouncement(named) : cell;
    return { id, named, reference, other: byReference.get(reference) };
  }
  const counts = new Map<string, number>();
  const idCounts = new Map<string, number>();
  for (const row of rows) {
    const { named, reference, other } = identify(row);
    counts.set(reference, (counts.get(reference) ?? 0) + 1);
    const about = (named ?? other)?.id ?? '';
    idCounts.set(about, (idCounts.get(about) ?? 0) + 1);
  }

  function validate(values: Values, before: Contract['Listing'] | null) {
    const asNew = validateForm(sharedForm, values);
    // What is as it was may stay so; a form of its own takes long to make.
    const validation =
      asNew.isValid || before === null
        ? asNew
        : validateForm(listingPropertyForm({ today: '', before }), values);
    const confirmed = validation.isValid
      ? undefined
      : validation.faults.find(isUnlikely)?.parameters['confirmed'];
    if (!acceptsUnlikely || confirmed === undefined || values['confirmed'] === confirmed) return validation;
    return validate({ ...values, confirmed }, before);
  }

  return (row: ImportRow): ReadRow => {
    const { number } = row;
    const { id, named, reference, other } = identify(row);
    const before = (named ?? other)?.properties ?? null;
    const from = named && referenceOfAnnouncement(named);
    const identity = {
      number,
      reference,
      ...(named !== undefined && from !== undefined && from !== reference && { renames: { id, from } }),
    };
    const read = columns.map(({ key }) => [key, readers.get(key)?.(cellOf(row, key))] as const);
    const values = withCosts({ ...valuesBefore(before), ...Object.fromEntries(read) }, columns);
    const validation = validate(values, before);
    const preferred = validateForm(criteriaForm, values);
    const place = readPlace(values);
    const faults: ImportFault[] = [
      ...referenceFaults(reference, counts.get(reference) ?? 0),
      ...idFaults({ id, named, other, count: idCounts.get(named?.id ?? '') ?? 0 }),
      ...addressTextFaults(textOf(values['address'])),
      ...place.faults,
      ...flagFaults(values['isActive']),
      ...(validation.isValid ? [] : validation.faults),
      ...(preferred.isValid ? [] : preferred.faults),
    ];
    if (faults.length > 0 || !validation.isValid || !preferred.isValid) return { ...identity, faults };
    const address = lineOf(textOf(values['address']));
    const location = place.position ?? { latitude: 0, longitude: 0 };
    const whole = announcementCreation({ ...validation.value, address, location }, preferred.value);
    const { isLandlord: _, x, y, ...fields } = whole;
    const sent = new Set(columns.flatMap(({ sentAs }) => sentAs));
    const names = namesOf(fields).filter((name) => sent.has(name) || required.has(name));
    const isActive = values['isActive'];
    const announcement: Upsert = {
      ...(pick(fields, names) as typeof fields),
      ...(place.position !== null && { x, y }),
      ...(typeof isActive === 'boolean' && { isActive }),
    };
    return { ...identity, announcement };
  };
}

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const required = new Set([
  'address',
  ...importColumns.flatMap(({ isRequired, sentAs }) => (isRequired ? sentAs : [])),
]);

const isUnlikely = ({ rule }: FieldFault): boolean => rule === 'rentUnlikely' || rule === 'sizeUnlikely';

/** What stands in columns that the file lacks. The position goes with the address. */
function valuesBefore(before: Contract['Listing'] | null): Values {
  if (before === null) return { ...blank, ...emptyValues(criteriaForm) };
  return { ...listingValues(before), x: '', y: '' };
}

const sharedForm = /* @__PURE__ */ listingPropertyForm({ today: '' });
const blank = /* @__PURE__ */ emptyValues(sharedForm);

const referenceOf = (cell: string): string => lineOf(cell).normalize('NFC');

function referenceFaults(reference: string, count: number): readonly ImportFault[] {
  if (reference === '') return [faultIn('reference', 'required')];
  if (lengthOf(reference) > longestReference) {
    return [faultIn('reference', 'tooLong', { maximum: longestReference })];
  }
  const rule = referenceStart.test(reference) ? (count > 1 ? 'referenceRepeated' : null) : 'referenceInvalid';
  return rule === null ? [] : [{ field: 'reference', rule, parameters: {} }];
}

interface Identified {
  readonly id: string;
  readonly named: Contract['Announcement'] | undefined;
  /** The announcement that has the row's reference. */
  readonly other: Contract['Announcement'] | undefined;
  readonly count: number;
}

function idFaults({ id, named, other, count }: Identified): readonly ImportFault[] {
  if (id === '') return [];
  if (named === undefined) return [{ field: 'announcementId', rule: 'announcementUnknown', parameters: {} }];
  if (count > 1) return [{ field: 'announcementId', rule: 'announcementRepeated', parameters: {} }];
  return other === undefined || other === named
    ? []
    : [{ field: 'reference', rule: 'referenceTaken', parameters: {} }];
}

const flagFaults = (isActive: unknown): readonly FieldFault[] =>
  isActive === undefined || isActive === '' || typeof isActive === 'boolean'
    ? []
    : [faultIn('isActive', 'choiceUnknown')];

/** An amount without a basis is by the month; a deposit of 0 is none. */
function withCosts(values: Values, columns: readonly ImportColumn[]): Values {
  const keys = new Set(columns.map(({ key }) => key));
  const lacksBasis = (kind: CostKind): boolean => {
    const basis = values[`${kind}Basis`] ?? '';
    return basis === '' || (basis === 'included' && !keys.has(`${kind}Basis`));
  };
  const monthly = costKinds
    .filter((kind) => keys.has(`${kind}Amount`) && values[`${kind}Amount`] !== '' && lacksBasis(kind))
    .map((kind) => [`${kind}Basis`, 'month']);
  return { ...values, ...Object.fromEntries(monthly), ...(keys.has('depositAmount') && { deposit: false }) };
}

function readPlace(values: Values) {
  const [latitude, longitude] = ['x', 'y'].map((key) => textOf(values[key]));
  if (latitude === '' && longitude === '') return { position: null, faults: [] };
  const position = { latitude: degrees(latitude), longitude: degrees(longitude) };
  const fault = locationFault(position);
  const field = Number.isFinite(position.latitude) ? 'y' : 'x';
  if (fault === null) return { position, faults: [] };
  const rule = fault.rule === 'locationMissing' ? 'notANumber' : fault.rule;
  return { position: null, faults: [faultIn(fault.rule === 'locationMissing' ? field : 'x', rule)] };
}

const degrees = (text = ''): number =>
  /^\d{1,2}(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

type ReadCell = (cell: string) => unknown;

function readerOf(
  { key, kind, options, optionLabel }: ImportColumn,
  texts: AllImportTexts,
  isDecimal: '.' | ',' | null,
): ReadCell {
  if (kind === 'number') return (cell) => unambiguous(cell, isDecimal);
  // An empty cell is no; of the visibility, it says nothing.
  if (kind === 'flag') {
    const flags = flagsIn(texts);
    return (cell) => (cell === '' && key !== 'isActive' ? false : (flags.get(cell.toLowerCase()) ?? cell));
  }
  if (kind !== 'choice' && kind !== 'choices') return (cell) => cell;
  const keys = new Map(
    Object.values(texts)
      .flatMap((each) =>
        options.map((option) => [foldName(optionLabel(option, each)), String(option)] as const),
      )
      .concat(options.map((option) => [foldName(String(option)), String(option)] as const)),
  );
  // Six rooms are six or more. What is no option stays as it is, and is faulted for it.
  const find = (cell: string): string =>
    keys.get(foldName(cell)) ?? keys.get(foldName(cell.replace(/\+$/u, ''))) ?? cell;
  if (kind === 'choice') return (cell) => (cell === '' ? null : find(cell));
  return (cell) =>
    cell
      .split(/[,;|\n]/u)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(find);
}

const plainFlags: readonly (readonly [string, boolean])[] = [
  ...(['1', 'x', 'true', 'y', 'k', 'j'] as const).map((text) => [text, true] as const),
  ...(['0', 'false', 'n', 'e'] as const).map((text) => [text, false] as const),
];

const flagsIn = (texts: AllImportTexts): ReadonlyMap<string, boolean> =>
  new Map([
    ...Object.values(texts).flatMap(
      ({ names: { yes, no } }) =>
        [
          [yes, true],
          [no, false],
        ] as const,
    ),
    ...plainFlags,
  ]);

/** The mark before decimals in a file's numbers, if some of them show it and none another one. */
function decimalMark(cells: readonly string[]): '.' | ',' | null {
  const shows = (mark: '.' | ',') =>
    cells.some((cell) => new RegExp(String.raw`\d[${mark}]\d{1,2}(?:\D*)$`, 'u').test(cell));
  const [point, comma] = [shows('.'), shows(',')];
  if (point === comma) return null;
  return point ? '.' : ',';
}

const groupedOrDecimal = /^\D*\d{1,3}[.,]\d{3}\D*$/u;

/** A number that could be read in two ways is read as the others of the file are. */
const unambiguous = (cell: string, mark: '.' | ',' | null): string =>
  mark !== null && groupedOrDecimal.test(cell) ? cell.replaceAll(mark === '.' ? ',' : '.', '') : cell;
