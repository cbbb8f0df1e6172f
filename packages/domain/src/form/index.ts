export type { Fault, FieldFault, MessageParameters } from './fault.ts';
export type { Field } from './field.ts';
export type { DayLimits } from './fields/day.ts';
export {
  countWords,
  descriptionHintWords,
  formDescriptionLimit,
  serverDescriptionLimit,
} from './fields/description.ts';
export { numberText, rentLimits, sizeLimits, type NumberLimits } from './fields/number.ts';
export {
  emptyValues,
  fillForm,
  requiredFields,
  validateForm,
  type Fields,
  type Form,
  type FormResult,
  type FormValues,
  type ResultOf,
  type Validation,
  type ValuesOf,
} from './form.ts';
export type { FieldRule } from './fieldRule.ts';
export { formatQuantity, type Quantity } from './quantity.ts';
