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

/** What the SDK has to know of an operation when it runs, as `client/calls/definition.ts` reads it. */
export function definitionOf({ verb, path, repetition, body, query, pages, promised }: Operation): string {
  const notes = [
    ...(repetition === null ? [] : [repetition]),
    ...{ none: [], json: ['body'], picture: ['picture'], file: ['attachment'] }[body],
    ...(query === 'none' ? [] : ['query']),
    ...(pages === null ? [] : [pages.by === 'cursor' ? 'cursor' : `pages:${pages.entriesPerPage}`]),
  ];
  const request = [verb, path, ...notes].join(' ');
  // As most are known by.
  return promised === 'id' ? request : `${request} > ${promised}`;
}

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

/** A module with those of the imports that its code names. */
export function moduleOf(imports: string, code: string): string {
  const withoutComments = code.replaceAll(/\/\*\*[^]*?\*\//g, '');
  const isUsed = (name: string) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(withoutComments);
  const used = imports.replaceAll(
    /^(import .*)\{ (.*) \}(.*)\n/gm,
    (_, start: string, names: string, end: string) => {
      const kept = names.split(', ').filter(isUsed);
      return kept.length === 0 ? '' : `${start}{ ${kept.join(', ')} }${end}\n`;
    },
  );
  return `${header}\n${used}\n${code}`;
}

/**
 * A module for each tag, so that bundlers load its operations with the pages that call them, and one that has them all.
 *
 * @param folder - beside the module with all
 */
export function modulesByTag(
  folder: string,
  operations: readonly Operation[],
  moduleOfTag: (operations: readonly Operation[]) => string,
): readonly (readonly [file: string, content: string])[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return [
    ...tags.map((tag) => {
      const content = moduleOfTag(operations.filter((operation) => operation.tag === tag));
      return [`${folder}/${tag}.ts`, content] as const;
    }),
    [`${folder}.ts`, `${header}\n${tags.map((tag) => `export * from './${folder}/${tag}.ts';\n`).join('')}`],
  ];
}

/** Imports the contract's types that the signatures of operations name. */
export function importSchemas(types: readonly (string | null)[], from = './schema.ts'): string {
  const names = types.flatMap((type) => /[A-Z]\w+/.exec(type ?? '') ?? []).filter((name) => name !== 'Blob');
  if (names.length === 0) return '';
  return `import type { ${[...new Set(names)].toSorted().join(', ')} } from '${from}';`;
}

/** An operation's description as a comment. */
export function commentOf({ summary, description }: Operation, indent = ''): string {
  const lines = [`${summary}.`, '', ...description.trim().split('\n')];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

/** A comment that refers to the operation's description. */
export const linkTo = ({ id, summary }: Operation): string =>
  `/** ${summary}: see {@link operations.${id}}. */`;
