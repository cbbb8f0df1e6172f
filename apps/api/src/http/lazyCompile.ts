import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/** Checks a value as a {@link ValidateFunction} does, and leaves its faults where that leaves them. */
export interface Validate<Valid> {
  (value: unknown): value is Valid;
  errors: ErrorObject[] | null;
}

/** Compiles a validator on first use: compiling all of the contract's would be the slowest part of a start. */
export function lazyCompile<Valid>(compile: () => ValidateFunction<Valid>): Validate<Valid> {
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
