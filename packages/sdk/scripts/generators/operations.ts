import type { Operation } from '../contract.ts';
import {
  commentOf,
  definitionOf,
  importSchemas,
  moduleOf,
  modulesByTag,
  optionsOf,
  parametersOf,
  resultOf,
} from '../signature.ts';

/**
 * The modules with a function for each operation that is called and answered, those that write apart: what a page begins
 * with mostly reads.
 */
export const generateOperations = (operations: readonly Operation[]) =>
  modulesByTag(
    'operations',
    operations
      .filter((operation) => !isStream(operation) && !isOfFile(operation, operations))
      .map((operation) => ({ ...operation, tag: moduleNameOf(operation) })),
    (ofTag) => functionsOf(ofTag, '..'),
  );

const moduleNameOf = ({ tag, invalidates }: Operation): string =>
  invalidates === null ? tag : `${tag}Writes`;

/** That of streams: bundlers load it with those who listen. */
export const generateStreams = (operations: readonly Operation[]): string =>
  functionsOf(operations.filter(isStream), '.');

/** That of files, likewise: what uploads one, or is at the address of one. */
export const generateUploads = (operations: readonly Operation[]): string =>
  functionsOf(
    operations.filter((operation) => isOfFile(operation, operations)),
    '.',
  );

const isStream = ({ answer }: Operation): boolean => answer === 'events';
const isOfFile = ({ path, body }: Operation, operations: readonly Operation[]): boolean =>
  body === 'picture' ||
  body === 'file' ||
  operations.some((other) => other.path === path && other.answer === 'blob');

const functionsOf = (operations: readonly Operation[], generated: string): string =>
  moduleOf(
    `import { call, type Call } from '${generated}/../client/calls/call.ts';
import { stream, type EventStream } from '${generated}/../client/calls/eventStream.ts';
import { paged, type PagedCall } from '${generated}/../client/calls/pagedCall.ts';
import type { Client } from '${generated}/../client/createClient.ts';
import type { Query } from '${generated}/../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '${generated}/../client/options.ts';
import { upload, type AttachedFile, type Picture, type UploadOptions } from '${generated}/../client/upload.ts';
${importSchemas(
  operations.flatMap(({ bodyType, answerType }) => [bodyType, answerType]),
  `${generated}/schema.ts`,
)}
`,
    operations.map(functionOf).join('\n'),
  );

function functionOf(operation: Operation): string {
  const parameters = ['client: Client', ...parametersOf(operation), `options?: ${optionsOf(operation)}`];
  return `${commentOf(operation)}
export function ${operation.id}(${parameters.join(', ')}): ${resultOf(operation)} {
  ${bodyOf(operation)}
}
`;
}

function bodyOf(operation: Operation): string {
  const send = sendOf(operation);
  const given = givenOf(operation);
  return `return ${send}(client, '${definitionOf(operation)}', options${given === '' ? '' : `, { ${given} }`});`;
}

function sendOf({ answer, body, pages }: Operation): string {
  if (body === 'picture' || body === 'file') return 'upload';
  if (answer === 'events') return 'stream';
  return pages === null ? 'call' : 'paged';
}

/** What is put into its path, its query and its body. */
const givenOf = ({ pathParameters, query, body }: Operation): string =>
  [
    ...(pathParameters.length === 0
      ? []
      : [pathParameters.length === 1 ? `path: { ${pathParameters[0]} }` : 'path']),
    ...(query === 'none' ? [] : ['query']),
    ...{ none: [], json: ['body'], picture: ['picture'], file: ['attachment'] }[body],
  ].join(', ');
