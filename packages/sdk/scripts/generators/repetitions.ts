import type { Operation } from '../contract.ts';
import { header } from '../signature.ts';

/** The module that says which operations may be sent again otherwise than their method would have it. */
export function generateRepetitions(operations: readonly Operation[]): string {
  const marks = operations.flatMap(({ verb, path, repetition }) =>
    repetition === null ? [] : [`  '${verb} ${path}': '${repetition}',`],
  );
  return `${header}
import type { Repetition } from '../client/pipeline/pipeline.ts';

/** By method and path, what the contract marks. */
export const repetitions: Readonly<Record<string, Repetition>> = {
${marks.join('\n')}
};
`;
}
