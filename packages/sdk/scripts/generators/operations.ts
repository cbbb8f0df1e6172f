import type { Operation } from '../contract.ts';
import { commentOf, header, namesOf, optionsOf, parametersOf, resultOf } from '../signature.ts';

/** The module with a function for each operation. */
export const generateOperations = (operations: readonly Operation[]): string => `${header}
import { call, type Call } from '../client/calls/call.ts';
import { nextCursor, nextNumber, paged, type PagedCall } from '../client/calls/pagedCall.ts';
import type { Client } from '../client/createClient.ts';
import type { Answer, Body, Query } from '../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { Picture, UploadOptions } from '../client/uploads/picture.ts';
import { upload } from '../client/uploads/upload.ts';

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
  const { id, body, pages } = operation;
  if (body === 'picture') return `return upload(client, picture, options, ${requestOf(operation)});`;
  if (pages === null) return `return call(client, '${operation.answer}', options, ${requestOf(operation)});`;
  const next =
    pages.by === 'cursor' ? 'nextCursor' : `nextNumber(query?.entriesPerPage ?? ${pages.entriesPerPage})`;
  return `const ask = (position: Query<'${id}'> | undefined) =>
    call<Answer<'${id}'>>(client, '${operation.answer}', options, ${requestOf(operation)});
  return paged(ask, ${next});`;
}

/** How the operation is sent by its path. */
function requestOf({ verb, path, pathParameters, query, body, pages }: Operation): string {
  const params = [
    ...(pathParameters.length > 0 ? [`path: { ${namesOf(pathParameters).join(', ')} }`] : []),
    ...(query === 'none' ? [] : [queryOf(query, pages !== null)]),
  ];
  const parts = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(body === 'json' ? ['body'] : []),
    '...init',
  ];
  return `(http, init) => http.${verb}('${path}', { ${parts.join(', ')} })`;
}

function queryOf(query: Operation['query'], hasPages: boolean): string {
  if (hasPages) return 'query: { ...query, ...position }';
  return query === 'required' ? 'query' : '...(query && { query })';
}
