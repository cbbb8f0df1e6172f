import type { FieldRule } from './fieldRule.ts';

/**
 * What fills the gaps of a message, by the gap's name.
 *
 * @example
 * const parameters: MessageParameters = { maximum: 300 };
 */
export type MessageParameters = Readonly<Record<string, number | string>>;

/**
 * A rule that is broken, not yet known by which field.
 *
 * @example
 * const fault: Fault = { rule: 'tooLong', parameters: { maximum: 300 } };
 */
export interface Fault {
  readonly rule: FieldRule;
  readonly parameters: MessageParameters;
}

/**
 * A rule that a field of a form breaks. Texts say it by the rule's name, their gaps
 * filled by the parameters.
 *
 * @example
 * const fault: FieldFault = { field: 'description', rule: 'tooLong', parameters: { maximum: 300 } };
 */
export interface FieldFault extends Fault {
  /** The field's name in the form; an empty string where what came is no form at all. */
  readonly field: string;
}

/**
 * The fault of a field.
 *
 * @example
 * faultIn('rentMin', 'boundMissing'); // { field: 'rentMin', rule: 'boundMissing', parameters: {} }
 */
export const faultIn = (field: string, rule: FieldRule, parameters: MessageParameters = {}): FieldFault => ({
  field,
  rule,
  parameters,
});
