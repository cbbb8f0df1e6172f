import type { Operation } from '../contract.ts';
import { header } from '../signature.ts';

/** The module that says whose answers each write may change. */
export function generateInvalidations(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const writes = operations.flatMap(({ id, invalidates }) =>
    invalidates === null ? [] : [`  ${id}: [${invalidates.map((tag) => `'${tag}'`).join(', ')}],`],
  );
  return `${header}
/** What the contract groups its operations by. */
export type Tag = ${tags.map((tag) => `'${tag}'`).join(' | ')};

/** Of which tags each write may change the answers. */
export const invalidations = {
${writes.join('\n')}
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

/** The identifier of an operation that writes. */
export type Write = keyof typeof invalidations;
`;
}
