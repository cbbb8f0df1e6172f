import type { Operation } from '../contract.ts';
import {
  commentOf,
  importSchemas,
  moduleOf,
  modulesByTag,
  optionsOf,
  parametersOf,
  resultOf,
} from '../signature.ts';

/** The modules with a function for each operation that is called and answered. */
export const generateOperations = (operations: readonly Operation[]) =>
  modulesByTag(
    'operations',
    operations.filter((operation) => !isStream(operation) && !isOfFile(operation, operations)),
    (ofTag) => functionsOf(ofTag, '..'),
  );

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
    `import { call, send, type Call } from '${generated}/../client/calls/call.ts';
import { stream, type EventStream } from '${generated}/../client/calls/eventStream.ts';
import { nextCursor, nextNumber, paged, type PagedCall } from '${generated}/../client/calls/pagedCall.ts';
import type { Client } from '${generated}/../client/createClient.ts';
import type { Query } from '${generated}/../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '${generated}/../client/options.ts';
import { anyFile, upload, type AttachedFile, type Picture, type UploadOptions } from '${generated}/../client/upload.ts';
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
  const { id, answer, body, pages, verb, path, promised } = operation;
  const what = `client, '${verb} ${path}', '${promised}'`;
  const given = givenOf(operation);
  if (body === 'picture') return `return upload(${what}, picture, options, ${given ?? '{}'});`;
  if (body === 'file') return `return upload(${what}, attachment, options, ${given ?? '{}'}, anyFile);`;
  const send = answer === 'events' ? 'stream' : 'call';
  if (pages === null) return `return ${send}(${what}, options${given === null ? '' : `, ${given}`});`;
  const next =
    pages.by === 'cursor' ? 'nextCursor' : `nextNumber(query?.entriesPerPage ?? ${pages.entriesPerPage})`;
  return `const ask = (position?: Partial<Query<'${id}'>>) =>
    send(${what}, options, ${given ?? '{}'});
  return paged<${operation.answerType}, Partial<Query<'${id}'>>>(ask, ${next});`;
}

/** What is put into its path, its query and its body. */
function givenOf({ pathParameters, query, body, pages }: Operation): string | null {
  const parts = [
    ...(pathParameters.length === 0
      ? []
      : [pathParameters.length === 1 ? `path: { ${pathParameters[0]} }` : 'path']),
    ...(query === 'none' ? [] : [pages === null ? 'query' : 'query: { ...query, ...position }']),
    ...(body === 'json' ? ['body'] : []),
  ];
  return parts.length === 0 ? null : `{ ${parts.join(', ')} }`;
}
