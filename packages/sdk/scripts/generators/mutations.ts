import type { Operation } from '../contract.ts';
import {
  importSchemas,
  linkTo,
  moduleOf,
  modulesByTag,
  namedParametersOf,
  namesOf,
  optionsOf,
} from '../signature.ts';

/** The modules with the options of a mutation for each write, and the type of its variables. */
export const generateMutations = (operations: readonly Operation[]) =>
  modulesByTag(
    'mutations',
    operations.filter(({ invalidates }) => invalidates !== null),
    (writes) =>
      moduleOf(
        `import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { AttachedFile, Picture, UploadOptions } from '../../client/upload.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
${importSchemas(
  writes.map(({ bodyType }) => bodyType),
  '../schema.ts',
)}
`,
        writes.map(mutationOf).join('\n'),
      ),
  );

function mutationOf(operation: Operation): string {
  const { id, tag } = operation;
  const { pathParameters } = operation;
  const names = namesOf(namedParametersOf(operation));
  const others = names.slice(pathParameters.length);
  const path = pathParameters.length > 1 ? [`{ ${pathParameters.join(', ')} }`] : pathParameters;
  const variables = `${id.charAt(0).toUpperCase()}${id.slice(1)}Variables`;
  const taken = names.length === 0 ? 'options' : `{ ${[...names, '...options'].join(', ')} }`;
  const passed = [...path, ...others, names.length === 0 ? 'options ?? undefined' : 'options'];
  return `/** What {@link ${id}Mutation} is called with. */
export type ${variables} = ${variablesOf(operation)};

${linkTo(operation)}
export function ${id}Mutation(client: Client): MutationOptionsOf<'${id}', ${variables}> {
  return {
    mutationKey: ['tilava', '${tag}', '${id}'],
    mutationFn: (${taken}: ${variables}) => operations.${id}(${['client', ...passed].join(', ')}),
    onSuccess: invalidating('${id}'),
    retry,
  };
}
`;
}

function variablesOf(operation: Operation): string {
  const fields = namedParametersOf(operation).map((parameter) => `readonly ${parameter}`);
  return fields.length === 0
    ? `${optionsOf(operation)} | void`
    : `${optionsOf(operation)} & { ${fields.join('; ')} }`;
}
