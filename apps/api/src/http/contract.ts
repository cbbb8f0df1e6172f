import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const contractFile = join(import.meta.dirname, '../../../../openapi/generated/openapi.json');

export const apiRoot = 'api/v1';

/** Where the list of problems is; the `type` of each is its place in there. */
export const problemList = `/${apiRoot}/problems`;

/** The contract as one document, made by `pnpm generate`; read anew at each call, because mounting changes it. */
export function readContract(): object {
  const contract: unknown = JSON.parse(readFileSync(contractFile, 'utf8'));
  if (typeof contract !== 'object' || contract === null) throw new Error(`${contractFile} holds no contract`);
  return contract;
}
