import type { NamedExample, OperationExamples } from '../examples.ts';
import { header } from '../signature.ts';

/** An example together with what types it. */
interface TypedExample extends NamedExample {
  readonly id: string;
  readonly kind: 'Answer' | 'Body';
}

/** The module with the contract's examples of what is sent and what is answered. */
export function generateExamples(operations: readonly OperationExamples[]): string {
  const bodies = operations.map(({ id, bodies: own }) => typed(id, 'Body', own));
  const answers = operations.map(({ id, answers: own }) => typed(id, 'Answer', own));
  const constants = new Map([...bodies, ...answers].flat().map((example) => [constantOf(example), example]));
  return `${header}
import type { Answer, Body } from '../client/http.ts';
import { blobOf } from '../testing/handle.ts';

${[...constants].map(constantFor).join('\n')}

/** The contract's examples of what operations are sent, by operation and by the example's name. */
export const exampleBodies = {
${bodies.flatMap(entryOf).join('\n')}
} as const;

/** The contract's examples of what operations answer, by operation and by the example's name. */
export const exampleAnswers = {
${answers.flatMap(entryOf).join('\n')}
} as const;
`;
}

/** One example of a name: a picture has one for each format, and the first is the one that everybody reads. */
function typed(
  id: string,
  kind: TypedExample['kind'],
  examples: readonly NamedExample[],
): readonly TypedExample[] {
  const byName = new Map(examples.toReversed().map((example) => [example.name, { ...example, id, kind }]));
  return [...byName.values()].toReversed();
}

/** What several operations share is written once. */
const constantOf = ({ component, id, kind, name }: TypedExample): string =>
  component ?? `${id}${name.charAt(0).toUpperCase()}${name.slice(1)}${kind}`;

const constantFor = ([constant, example]: readonly [string, TypedExample]): string =>
  `const ${constant}: ${example.kind}<'${example.id}'> = ${valueOf(example)};`;

const valueOf = ({ mediaType, value }: TypedExample): string =>
  !/^image\/|^application\/pdf$/.test(mediaType)
    ? JSON.stringify(value)
    : `blobOf(${JSON.stringify(value)}, ${JSON.stringify(mediaType)})`;

function entryOf(examples: readonly TypedExample[]): readonly string[] {
  const [first] = examples;
  if (first === undefined) return [];
  const leaves = examples.map(
    (example) => `    /** ${example.summary}. */\n    ${example.name}: ${constantOf(example)},`,
  );
  return [`  ${first.id}: {`, ...leaves, '  },'];
}
