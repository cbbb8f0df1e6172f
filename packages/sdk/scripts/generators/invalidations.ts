import type { Operation } from '../contract.ts';
import { header } from '../signature.ts';

/** The module that says whose answers each write may change. */
export function generateInvalidations(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const writes = operations.filter(({ invalidates }) => invalidates !== null);
  // Those that change no answers cost nothing.
  const rows = writes.flatMap(({ id, invalidates }) =>
    invalidates?.length === 0 ? [] : [`  ${id}: [${invalidates?.map((tag) => `'${tag}'`).join(', ')}],`],
  );
  return `${header}
/** What the contract groups its operations by. */
export type Tag = ${tags.map((tag) => `'${tag}'`).join(' | ')};

/** The identifier of an operation that writes. */
export type Write = ${writes.map(({ id }) => `'${id}'`).join(' | ')};

/** Of which tags writes may change the answers. */
export const invalidations: { readonly [Id in Write]?: readonly Tag[] } = {
${rows.join('\n')}
};
`;
}
