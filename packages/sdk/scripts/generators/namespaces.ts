import type { Operation } from '../contract.ts';
import {
  commentOf,
  definitionOf,
  header,
  importSchemas,
  optionsOf,
  parametersOf,
  resultOf,
} from '../signature.ts';

/** The module with `createNamespaces`: an object for each tag, a documented method for each operation. */
export function generateNamespaces(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const ofTag = (tag: string) => operations.filter((operation) => operation.tag === tag);
  const declarations = tags.map(
    (tag) => `  readonly ${tag}: {\n${ofTag(tag).map(declarationOf).join('\n')}\n  };`,
  );
  const methods = tags.map((tag) => `  ${tag}: {\n${ofTag(tag).map(methodOf).join('\n')}\n  },`);
  return `${header}
import type { Call } from '../client/calls/call.ts';
import type { EventStream } from '../client/calls/eventStream.ts';
import type { PagedCall } from '../client/calls/pagedCall.ts';
import type { Query } from '../client/http.ts';
${importSchemas(operations.flatMap(({ bodyType, answerType }) => [bodyType, answerType]))}
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { AttachedFile, Picture, UploadOptions } from '../client/upload.ts';

/** Every operation of the contract, grouped by its tag. */
export interface Namespaces {
${declarations.join('\n')}
}

/** The same as the client makes them: by tag and method, each operation's definition. */
export const definitions = {
${methods.join('\n')}
};
`;
}

function declarationOf(operation: Operation): string {
  const parameters = [...parametersOf(operation), `options?: ${optionsOf(operation)}`];
  return `${commentOf(operation, '    ')}
    ${operation.method}(${parameters.join(', ')}): ${resultOf(operation)};`;
}

const methodOf = (operation: Operation): string => `    ${operation.method}: '${definitionOf(operation)}',`;
