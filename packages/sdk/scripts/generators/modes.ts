import type { Operation } from '../contract.ts';
import { header } from '../signature.ts';

/** The module that says of which query parameters exactly one is sent. */
export function generateModes(operations: readonly Operation[]): string {
  const modes = operations.flatMap(({ id, modes: names }) =>
    names.length === 0 ? [] : [`  readonly ${id}: ${names.map((name) => `'${name}'`).join(' | ')};`],
  );
  return `${header}
/** By operation, the query parameters of which exactly one is sent. */
export interface Modes {
${modes.join('\n')}
}
`;
}
