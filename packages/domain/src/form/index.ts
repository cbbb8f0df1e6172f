export { formatQuantity, type FieldFault, type FieldRule, type MessageParameters } from './faults.ts';
export { countWords, descriptionHintWords, formDescriptionLimit, parseDay } from './fields.ts';
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
  type ValuesOf,
} from './form.ts';
export { numberText, rentLimits, sizeLimits } from './numbers.ts';
