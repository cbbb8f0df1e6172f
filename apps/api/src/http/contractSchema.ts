import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { components } from '@tilava/sdk/schema';
import { lazyCompile } from './lazyCompile.ts';
import { readContract } from './contract.ts';
import { contractBroken } from './contractFaults.ts';

type Schemas = components['schemas'];

/**
 * Checks a body against one schema of the contract, where only the service knows which one it has to fit.
 *
 * @throws ProblemError 400, by the returned function
 */
export function contractSchema<Name extends keyof Schemas>(name: Name): (body: unknown) => Schemas[Name] {
  const validate = lazyCompile(() => {
    const ajv = new Ajv2020({ strict: false, verbose: true });
    addFormats(ajv);
    ajv.addSchema(readContract(), 'contract');
    return ajv.compile<Schemas[Name]>({ $ref: `contract#/components/schemas/${name}` });
  });
  return (body) => {
    if (validate(body)) return body;
    throw contractBroken(validate.errors ?? [], 'body');
  };
}
