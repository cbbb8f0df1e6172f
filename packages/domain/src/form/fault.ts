import type { FieldRule } from './fieldRule.ts';
import type { Quantity } from './quantity.ts';

/** What fills the gaps of a message, by the gap's name. */
export type MessageParameters = Readonly<Record<string, number | string | Quantity>>;

/** A rule that is broken, not yet known by which field. */
export interface Fault {
  readonly rule: FieldRule;
  readonly parameters: MessageParameters;
}

/** Texts say it by the rule's name, their gaps filled by the parameters. */
export interface FieldFault extends Fault {
  /** The field's name in the form; an empty string where what came is no form at all. */
  readonly field: string;
}

/** The fault of a field. */
export const faultIn = (field: string, rule: FieldRule, parameters: MessageParameters = {}): FieldFault => ({
  field,
  rule,
  parameters,
});
