import type { Contents, Contract, Example, Reference } from './contract.ts';

/** An example of the contract, of what is sent to an operation or what it answers. */
export interface NamedExample {
  /** What the operation calls it. */
  readonly name: string;
  /** The component that several operations share, if it is one. */
  readonly component: string | null;
  readonly summary: string;
  readonly mediaType: string;
  readonly value: unknown;
}

/** An operation's examples. */
export interface OperationExamples {
  readonly id: string;
  /** Of JSON; the example of a form shows what is in the form, which the SDK makes itself. */
  readonly bodies: readonly NamedExample[];
  /** None where nothing is answered. */
  readonly answers: readonly NamedExample[];
}

/** A problem, as the contract gives an example of it. */
export interface ProblemExample {
  readonly code: string;
  readonly problem: object;
  /** Whether its answer always says when to try again. */
  readonly hasRetryAfter: boolean;
}

/** The examples of every operation, in the contract's order. */
export function examplesOf(contract: Contract): readonly OperationExamples[] {
  return Object.values(contract.paths).flatMap((byVerb) =>
    Object.values(byVerb).map(({ operationId, requestBody, responses }) => {
      const success = responses['200'] ?? responses['201'];
      return {
        id: operationId,
        bodies: named(contract, requestBody?.content).filter(
          ({ mediaType }) => mediaType === 'application/json',
        ),
        answers: named(contract, success?.content),
      };
    }),
  );
}

/**
 * One problem for each code.
 *
 * @throws Error for a code without an example
 */
export function problemsOf(contract: Contract): readonly ProblemExample[] {
  const answered = Object.values(contract.components.responses ?? {}).flatMap(({ headers, content }) =>
    named(contract, content).map(({ name, value }) => ({
      code: name,
      problem: value as object,
      hasRetryAfter: isRequired(contract, headers?.['Retry-After']),
    })),
  );
  const others = (contract.components.schemas.Problem.examples ?? []).map((problem) => ({
    code: problem.code,
    problem,
    hasRetryAfter: false,
  }));
  const all = [...answered, ...others];
  return contract.components.schemas.ProblemCode.enum.map((code) => {
    const ofCode = all.filter((problem) => problem.code === code);
    const [first] = ofCode;
    if (first === undefined) throw new Error(`The contract has no example of the problem ${code}`);
    return { ...first, hasRetryAfter: ofCode.some(({ hasRetryAfter }) => hasRetryAfter) };
  });
}

function named(contract: Contract, content: Contents = {}): readonly NamedExample[] {
  return Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => {
      const { component, summary = name, value } = resolve(contract, example);
      return { name, component, summary, mediaType, value };
    }),
  );
}

function resolve(
  { components }: Contract,
  example: Example | Reference,
): Example & { readonly component: string | null } {
  if (!('$ref' in example)) return { ...example, component: null };
  const component = nameOf(example);
  const found = components.examples?.[component];
  if (!found) throw new Error(`The contract has no example ${example.$ref}`);
  return { ...found, component };
}

function isRequired({ components }: Contract, header: object | undefined): boolean {
  const found = header !== undefined && isReference(header) ? components.headers?.[nameOf(header)] : header;
  return found !== undefined && 'required' in found && found.required === true;
}

const isReference = (value: object): value is Reference => '$ref' in value;

const nameOf = ({ $ref }: Reference): string => $ref.split('/').at(-1) ?? '';
