export {
  formatQuantity,
  type Fault,
  type FieldFault,
  type FieldRule,
  type MessageParameters,
  type Quantity,
} from './faults.ts';
export {
  countWords,
  descriptionHintWords,
  formDescriptionLimit,
  parseDay,
  serverDescriptionLimit,
  type DayLimits,
} from './fields.ts';
export {
  emptyValues,
  fillForm,
  requiredFields,
  validateForm,
  type Field,
  type Fields,
  type Form,
  type FormResult,
  type FormValues,
  type ResultOf,
  type Validation,
  type ValuesOf,
} from './form.ts';
export { numberText, rentLimits, sizeLimits, type NumberLimits } from './numbers.ts';
