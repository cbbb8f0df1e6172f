import { readFileSync } from 'node:fs';
import { operationsOf, type Contract, type Operation } from '../../scripts/contract.ts';
import { examplesOf } from '../../scripts/examples.ts';

/** The contract that the code was generated from. */
export const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** A call as the contract shows it: made of its own examples. */
export interface ExampleCall extends Operation {
  readonly pathValues: Readonly<Record<string, string>>;
  readonly queryValues: Readonly<Record<string, string | number | boolean>>;
  /** Undefined where none is sent. */
  readonly bodyValue: unknown;
  /** What is passed before the options: by position, as functions take it. */
  readonly positions: readonly unknown[];
  /** The same by name, as mutations take it. */
  readonly named: Readonly<Record<string, unknown>>;
  /** What has to be sent: method and address below the API's. */
  readonly sent: string;
}

/** An uploaded picture, of any bytes. */
export const picture = { file: new Blob([new Uint8Array([137, 80, 78, 71])]) };

/** Where the next page begins is the list's own business. */
const positionNames = ['cursor', 'pageNumber'];

const bodies = new Map(examplesOf(contract).map(({ id, bodies: [first] }) => [id, first?.value]));

/** Every operation, with a call of it. */
export const everyOperation: readonly ExampleCall[] = operationsOf(contract).map((operation) => {
  const pathValues = Object.fromEntries(
    operation.pathParameters.map((name) => [name, String(exampleOf(operation, name))]),
  );
  const queryValues = Object.fromEntries(
    parametersOf(operation)
      .filter((parameter) => parameter.in === 'query' && !positionNames.includes(parameter.name))
      .map(({ name }) => [name, exampleOf(operation, name)]),
  ) as ExampleCall['queryValues'];
  const bodyValue = bodies.get(operation.id);
  const named = {
    ...pathValues,
    ...(operation.body === 'json' && { body: bodyValue }),
    ...(operation.body === 'picture' && { picture }),
    ...(operation.body === 'file' && { attachment: picture }),
    ...(operation.query !== 'none' && { query: queryValues }),
  };
  return {
    ...operation,
    pathValues,
    queryValues,
    bodyValue,
    named,
    positions: [
      ...pathPositionOf(pathValues),
      ...Object.values(named).slice(operation.pathParameters.length),
    ],
    sent: `${operation.verb} ${addressOf(operation, pathValues, queryValues)}`,
  };
});

/** More than one parameter is given by name. */
function pathPositionOf(values: ExampleCall['pathValues']): readonly unknown[] {
  return Object.keys(values).length > 1 ? [values] : Object.values(values);
}

/** Those that are answered once; streams have tests of their own. */
export const calls = everyOperation.filter(({ answer }) => answer !== 'events');

/** Those of them that read, and those that write. */
export const reads = calls.filter(({ invalidates }) => invalidates === null);
export const writes = everyOperation.filter(({ invalidates }) => invalidates !== null);

interface ExampleParameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}

function parametersOf({ path, verb }: Operation): readonly ExampleParameter[] {
  const source = contract.paths[path]?.[verb.toLowerCase()]?.parameters ?? [];
  return source.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = contract.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`There is no ${parameter.$ref}`);
    return found;
  });
}

function exampleOf(operation: Operation, name: string): unknown {
  return parametersOf(operation).find((parameter) => parameter.name === name)?.example;
}

function addressOf(
  { path }: Operation,
  pathValues: ExampleCall['pathValues'],
  queryValues: ExampleCall['queryValues'],
): string {
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_placeholder, name: string) =>
    encodeURIComponent(pathValues[name] ?? ''),
  );
  const query = new URLSearchParams(Object.entries(queryValues).map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('+', '%20');
  return query === '' ? filled : `${filled}?${query}`;
}

type AnyFunction = (...parameters: readonly unknown[]) => unknown;

/** The functions of a module or an object by their names, for tests that loop over the contract. */
export const functionsOf = (holder: object): ReadonlyMap<string, AnyFunction> =>
  new Map(
    Object.entries(holder).filter((entry): entry is [string, AnyFunction] => typeof entry[1] === 'function'),
  );

/**
 * Calls one of them.
 *
 * @throws Error where there is no function of this name
 */
export function callBy(
  functions: ReadonlyMap<string, AnyFunction>,
  name: string,
  ...parameters: readonly unknown[]
) {
  const found = functions.get(name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found(...parameters);
}

/** Pictures by their bytes, which is how they are compared; everything else as it is. */
export const comparable = async (value: unknown): Promise<unknown> =>
  value instanceof Blob ? { type: value.type, bytes: await value.bytes() } : value;
