import { readFileSync } from 'node:fs';
import { OptionDefaults } from 'typedoc';

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// The contract has a reference of its own, which the server shows.
const { './schema': _contract, ...entries } = exports;

/**
 * The reference of what the package exports.
 *
 * @type {Partial<import('typedoc').TypeDocOptions>}
 */
export default {
  name: '@tilava/sdk',
  entryPoints: Object.values(entries),
  tsconfig: 'tsconfig.reference.json',
  out: 'reference',
  excludeInternal: true,
  blockTags: [...OptionDefaults.blockTags, '@description', '@constant', '@format'],
  validation: { notExported: true, invalidLink: true, invalidPath: true, notDocumented: true },
  // The properties of answers are the contract's.
  requiredToBeDocumented: OptionDefaults.requiredToBeDocumented.filter((kind) => kind !== 'Property'),
  // Parts of types that read well without them.
  intentionallyNotExported: [
    ...['components', 'operations', 'paths'].map((name) => `src/generated/schema.ts:${name}`),
    'src/client/http.ts:Responses',
    'src/client/calls/pagedCall.ts:AnyPage',
    'src/client/calls/pagedCall.ts:Entry',
    'src/effect/failure.ts:OtherApiError',
    'src/generated/invalidations.ts:invalidations',
    'src/testing/reply.ts:PathParameters',
    'src/testing/reply.ts:QueryNames',
  ],
  treatWarningsAsErrors: true,
};
