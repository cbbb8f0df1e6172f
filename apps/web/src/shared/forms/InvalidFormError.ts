import type { FieldFault } from '@tilava/domain/form';

/** A form that cannot be sent as it is. Its rules are loaded later than what shows it. */
export class InvalidFormError extends Error {
  override readonly name = 'InvalidFormError';
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('The form is not valid');
    this.faults = faults;
  }
}
