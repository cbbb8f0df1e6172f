import { Schema } from 'effect';
import type { Contract } from '../contract.ts';
import {
  choices,
  descriptionField,
  flag,
  optionalChoice,
  optionalDay,
  optionalText,
  requiredChoice,
  requiredDay,
} from '../form/fields.ts';
import { accept, plainField, type Field } from '../form/form.ts';
import { optionalNumber, requiredNumber } from '../form/numbers.ts';
import { mapMembers } from '../members.ts';
import { buildingIdField } from './buildingId.ts';
import type { PremisesField, PremisesFields } from './premises.ts';

export interface PropertyOptions<Before extends Contract['Property'] = Contract['Property']> {
  /** `YYYY-MM-DD` in Europe/Helsinki: earlier days are refused. */
  readonly today: string;
  /** What is edited, or null where it is new: its days and its description stay allowed as they are. */
  readonly before?: Before | null;
}

/** In characters. */
const textLimit = 200;

type OrNull<Row, Value> = Row extends { readonly isRequired: true } ? Value : Value | null;

/** The field of a form that a row makes. */
type FormField<Row extends PremisesField> = Row extends {
  readonly options: readonly (infer Key extends string | number)[];
}
  ? Row['kind'] extends 'checkboxes'
    ? Field<readonly Key[], readonly string[]>
    : Field<OrNull<Row, Key>, string | null>
  : Row['kind'] extends 'checkbox'
    ? Field<boolean, boolean>
    : Field<OrNull<Row, Row extends { readonly limits: unknown } ? number : string>, string>;

function formField(row: PremisesField, name: string, { today, before }: PropertyOptions) {
  const { kind, isRequired, options, limits } = row;
  if (limits) return (isRequired ? requiredNumber : optionalNumber)(limits);
  if (options && kind === 'checkboxes') return choices(options, isRequired ? 1 : 0);
  if (options) return (isRequired ? requiredChoice : optionalChoice)(options);
  if (kind === 'checkbox') return flag;
  if (kind === 'text') return optionalText(textLimit);
  if (kind === 'buildingId') return buildingIdField;
  if (kind === 'textArea') return descriptionField(before?.description);
  // From today on, or the day that was there; premises of either kind have the same days.
  const unchanged = before?.[name as 'moveInDate' | 'moveOutDate'] ?? null;
  return (isRequired ? requiredDay : optionalDay)({ notBefore: today, unchanged });
}

/** The unlikely values that were confirmed, as `unlikelyFaults` names them. It has no control, and stays with a draft. */
const confirmed = /* @__PURE__ */ plainField<string>(Schema.String, '', accept);

/** The fields of a form, from the table of what it asks for. */
export const formFields = <Table extends PremisesFields>(table: Table, options: PropertyOptions) => ({
  ...(mapMembers(table, (row, name) => formField(row, name, options)) as {
    readonly [Name in keyof Table]: FormField<Table[Name]>;
  }),
  confirmed,
});
