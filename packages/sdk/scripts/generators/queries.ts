import type { Operation } from '../contract.ts';
import { importSchemas, linkTo, moduleOf, modulesByTag, namesOf, parametersOf } from '../signature.ts';

/** The modules with a key and the options of a query for each read, and those of an infinite one for each paged list. */
export const generateQueries = (operations: readonly Operation[]) =>
  modulesByTag(
    'queries',
    operations.filter(({ answer, invalidates }) => answer !== 'events' && invalidates === null),
    (reads) =>
      moduleOf(
        `import { nextCursor, nextNumber } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
${importSchemas(
  reads.map(({ bodyType }) => bodyType),
  '../schema.ts',
)}
`,
        reads.map(readOf).join('\n'),
      ),
  );

function readOf(operation: Operation): string {
  return [
    keyOf(operation),
    queryOf(operation),
    ...(operation.pages === null ? [] : [pagesOf(operation)]),
  ].join('\n');
}

const passed = (operation: Operation): string => namesOf(parametersOf(operation)).join(', ');

function keyOf(operation: Operation): string {
  const { id, tag } = operation;
  const names = namesOf(parametersOf(operation)).map((name) =>
    name === 'query' ? '...queryPart(query)' : name,
  );
  return `/** The key of {@link ${id}Query}. */
export function ${id}Key(${parametersOf(operation).join(', ')}): Key<'${id}'> {
  return keyOf(${[`'${tag}'`, `'${id}'`, ...names].join(', ')});
}
`;
}

function queryOf(operation: Operation): string {
  const { id, isImmutable } = operation;
  const call = ['client', ...namesOf(parametersOf(operation)), '{ signal }'];
  return `${linkTo(operation)}
export function ${id}Query(${['client: Client', ...parametersOf(operation)].join(', ')}): QueryOptionsOf<'${id}'> {
  return {
    queryKey: ${id}Key(${passed(operation)}),
    queryFn: ({ signal }) => operations.${id}(${call.join(', ')}),${isImmutable ? '\n    staleTime: Infinity,' : ''}
    retry,
  };
}
`;
}

function pagesOf(operation: Operation): string {
  const { id, pages } = operation;
  const call = namesOf(parametersOf(operation)).map((name) =>
    name === 'query' ? '{ ...query, ...pageParam }' : name,
  );
  const next =
    pages?.by === 'number'
      ? `nextNumber(query?.entriesPerPage ?? ${pages.entriesPerPage})(page)`
      : 'nextCursor(page)';
  return `/** The same list, page by page: \`fetchNextPage\` goes on where the pages end. */
export function ${id}InfiniteQuery(${['client: Client', ...parametersOf(operation)].join(', ')}): InfiniteQueryOptionsOf<'${id}'> {
  return {
    queryKey: pagesKey<'${id}'>(${id}Key(${passed(operation)})),
    queryFn: ({ signal, pageParam }) =>
      operations.${id}(${['client', ...call, '{ signal }'].join(', ')}),
    initialPageParam: {},
    getNextPageParam: (page) => ${next},
    retry,
  };
}
`;
}
