import type { Operation } from '../contract.ts';
import { linkTo, header, importSchemas, namesOf, optionsOf, parametersOf } from '../signature.ts';

/** The module with a function for each operation that returns an effect, and one for each paged list's stream. */
export const generateEffects = (operations: readonly Operation[]): string => `${header}
import type { Query } from '../client/http.ts';
${importSchemas(operations.flatMap(({ bodyType, answerType }) => [bodyType, answerType]))}
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { AttachedFile, Picture, UploadOptions } from '../client/upload.ts';
import { effectOf, eventsOf, streamOf, type EffectOptions, type TilavaEffect, type TilavaEvents, type TilavaStream } from '../effect/run.ts';
import * as operations from '../operations.ts';

${operations.flatMap((operation) => [effectOf(operation), ...streamOf(operation)]).join('\n')}`;

function effectOf(operation: Operation): string {
  const { id, answer } = operation;
  if (answer === 'events') {
    return `${linkTo(operation)}
export function ${id}(${takenBy(operation)}): TilavaEvents<${operation.answerType}> {
  return eventsOf((client, signal) => ${callOf(operation)});
}
`;
  }
  return `${linkTo(operation)}
export function ${id}(${takenBy(operation)}): TilavaEffect<${operation.answerType}> {
  return effectOf('${id}', (client, signal) => ${callOf(operation)});
}
`;
}

function streamOf(operation: Operation): readonly string[] {
  const { id, pages } = operation;
  if (pages === null) return [];
  return [
    `/** All entries of {@link ${id}}, over all pages. */
export function ${id}Stream(${takenBy(operation)}): TilavaStream<${operation.answerType}> {
  return streamOf((client, signal) => ${callOf(operation)});
}
`,
  ];
}

const takenBy = (operation: Operation): string =>
  [...parametersOf(operation), `options?: EffectOptions<${optionsOf(operation)}>`].join(', ');

const callOf = (operation: Operation): string =>
  `operations.${operation.id}(${['client', ...namesOf(parametersOf(operation)), '{ ...options, signal }'].join(', ')})`;
