import { Validator } from '@seriousme/openapi-schema-validator';

/**
 * Keeps fastify-openapi-glue from validating the contract against the OpenAPI schema, a third of the cost of a start.
 * The contract is validated whenever it changes (`pnpm check contract`).
 */
export function skipSpecValidation(): void {
  Validator.prototype.validate = function take(this: Validator, contract) {
    if (typeof contract === 'string') throw new TypeError('The contract is not a document');
    this.specification = contract;
    this.version = '3.1';
    return Promise.resolve({ valid: true });
  };
}
