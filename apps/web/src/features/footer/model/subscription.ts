import type { FieldFault } from '@tilava/domain/form';

/** The box cannot be sent as it is. */
export class EmailFaulty extends Error {
  override readonly name = 'EmailFaulty';
  readonly fault: FieldFault;

  constructor(fault: FieldFault) {
    super('The email has a fault');
    this.fault = fault;
  }
}
