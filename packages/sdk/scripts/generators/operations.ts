import type { Operation } from '../contract.ts';
import { commentOf, header, importSchemas, optionsOf, parametersOf, resultOf } from '../signature.ts';

/** The module with a function for each operation that is called and answered. */
export const generateOperations = (operations: readonly Operation[]): string =>
  moduleOf(
    operations.filter((operation) => !isStream(operation) && !isOfFile(operation, operations)),
    `import { call, send, type Call } from '../client/calls/call.ts';
import { nextCursor, nextNumber, paged, type PagedCall } from '../client/calls/pagedCall.ts';
import type { Query } from '../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';`,
  );

/** That of streams: bundlers load it with those who listen. */
export const generateStreams = (operations: readonly Operation[]): string =>
  moduleOf(
    operations.filter(isStream),
    `import { stream, type EventStream } from '../client/calls/eventStream.ts';
import type { Query } from '../client/http.ts';
import type { CallOptions } from '../client/options.ts';`,
  );

/** That of files, likewise: what uploads one, or is at the address of one. */
export const generateUploads = (operations: readonly Operation[]): string =>
  moduleOf(
    operations.filter((operation) => isOfFile(operation, operations)),
    `import { call, type Call } from '../client/calls/call.ts';
import type { Query } from '../client/http.ts';
import type { CallOptions } from '../client/options.ts';
import { anyFile, upload, type AttachedFile, type Picture, type UploadOptions } from '../client/upload.ts';`,
  );

const isStream = ({ answer }: Operation): boolean => answer === 'events';
const isOfFile = ({ path, body }: Operation, operations: readonly Operation[]): boolean =>
  body === 'picture' ||
  body === 'file' ||
  operations.some((other) => other.path === path && other.answer === 'blob');

const moduleOf = (operations: readonly Operation[], imports: string): string => `${header}
${imports}
import type { Client } from '../client/createClient.ts';
${importSchemas(operations.flatMap(({ bodyType, answerType }) => [bodyType, answerType]))}

${operations.map(functionOf).join('\n')}`;

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
