import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/** Checks a value as a {@link ValidateFunction} does, and leaves its faults where that leaves them. */
export interface Validate<Valid> {
  (value: unknown): value is Valid;
  errors: ErrorObject[] | null;
}

/**
 * A validator that is compiled for the first value: to compile all of the contract's takes longer than anything else
 * in a start, and each of them milliseconds.
 */
export function compiledWhenAsked<Valid>(compile: () => ValidateFunction<Valid>): Validate<Valid> {
  let compiled: ValidateFunction<Valid> | undefined;
  const check = (value: unknown): value is Valid => {
    compiled ??= compile();
    const fits = compiled(value);
    validate.errors = compiled.errors ?? null;
    return fits;
  };
  const validate: Validate<Valid> = Object.assign(check, { errors: null });
  return validate;
}
