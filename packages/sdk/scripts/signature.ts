import type { Operation } from './contract.ts';

/** What stands at the top of every generated file. */
export const header = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

/** An operation's own parameters, each with its type: those of its path, its body, its query. */
export const parametersOf = (operation: Operation): readonly string[] => [
  // Two ids by their names, so that nobody mistakes one for the other.
  ...(operation.pathParameters.length > 1
    ? [
        `path: { ${pathOf(operation)
          .map((parameter) => `readonly ${parameter}`)
          .join('; ')} }`,
      ]
    : pathOf(operation)),
  ...furtherParametersOf(operation),
];

/** The same where each has its name anyway. */
export const namedParametersOf = (operation: Operation): readonly string[] => [
  ...pathOf(operation),
  ...furtherParametersOf(operation),
];

const pathOf = ({ pathParameters }: Operation): readonly string[] =>
  pathParameters.map((name) => `${name}: string`);

const furtherParametersOf = ({ id, body, bodyType, query }: Operation): readonly string[] => [
  ...(bodyType === null ? [] : [`body: ${bodyType}`]),
  ...(body === 'picture' ? ['picture: Picture'] : []),
  ...(body === 'file' ? ['attachment: AttachedFile'] : []),
  ...(query === 'none' ? [] : [`query${query === 'required' ? '' : '?'}: Query<'${id}'>`]),
];

/** The names of parameters that are written with their types. */
export const namesOf = (parameters: readonly string[]): readonly string[] =>
  parameters.map((parameter) => parameter.replace(/\??:.*$/, ''));

/** The type of an operation's options. */
export function optionsOf({ body, takesIdempotencyKey, takesIfMatch }: Operation): string {
  if (body === 'picture' || body === 'file') return 'UploadOptions';
  if (takesIdempotencyKey) return 'CreationOptions';
  return takesIfMatch ? 'ChangeOptions' : 'CallOptions';
}

/** The type of what an operation returns. */
export const resultOf = ({ answer, answerType, pages }: Operation): string =>
  `${answer === 'events' ? 'EventStream' : pages === null ? 'Call' : 'PagedCall'}<${answerType}>`;

/** Imports the contract's types that the signatures of operations name. */
export function importSchemas(types: readonly (string | null)[]): string {
  const names = types.flatMap((type) => /[A-Z]\w+/.exec(type ?? '') ?? []).filter((name) => name !== 'Blob');
  return `import type { ${[...new Set(names)].toSorted().join(', ')} } from './schema.ts';`;
}

/** An operation's description as a comment. */
export function commentOf({ summary, description }: Operation, indent = ''): string {
  const lines = [`${summary}.`, '', ...description.trim().split('\n')];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

/** A comment that refers to the operation's description. */
export const linkTo = ({ id, summary }: Operation): string =>
  `/** ${summary}: see {@link operations.${id}}. */`;
