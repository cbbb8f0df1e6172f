/** What the generators read of the bundled contract. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

interface ContractOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
  readonly 'x-safe-to-retry'?: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: { readonly default?: unknown };
}

interface Reference {
  readonly $ref: string;
}

/** An operation as the SDK offers it. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  /** What it is called in its tag's namespace. */
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  /** In upper case. */
  readonly verb: string;
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly query: 'none' | 'optional' | 'required';
  readonly body: 'none' | 'json' | 'picture';
  readonly answer: 'json' | 'blob' | 'nothing';
  /** How its list goes on, if it answers one. */
  readonly pages:
    { readonly by: 'cursor' } | { readonly by: 'number'; readonly entriesPerPage: number } | null;
  readonly takesIdempotencyKey: boolean;
  readonly takesIfMatch: boolean;
  /** Null where the method says it. */
  readonly repetition: 'safe' | 'keyed' | 'never' | null;
}

/** Every operation, in the contract's order. */
export function operationsOf(contract: Contract): readonly Operation[] {
  return Object.entries(contract.paths).flatMap(([path, byVerb]) =>
    Object.entries(byVerb).map(([verb, operation]) => describe(contract, path, verb, operation)),
  );
}

function describe(contract: Contract, path: string, verb: string, source: ContractOperation): Operation {
  const tag = source.tags[0] ?? '';
  const parameters = (source.parameters ?? []).map((parameter) => resolve(contract, parameter));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const hasHeader = (name: string) =>
    parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);
  const takesIdempotencyKey = hasHeader('Idempotency-Key');
  return {
    id: source.operationId,
    tag,
    method: methodName(source.operationId, tag),
    summary: source.summary,
    description: source.description,
    verb: verb.toUpperCase(),
    path,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    query: needOf(query),
    body: bodyOf(source),
    answer: answerOf(source),
    pages: pagesOf(query),
    takesIdempotencyKey,
    takesIfMatch: hasHeader('If-Match'),
    repetition: takesIdempotencyKey ? 'keyed' : markOf(source),
  };
}

function needOf(query: readonly Parameter[]): Operation['query'] {
  if (query.length === 0) return 'none';
  return query.some(({ required }) => required === true) ? 'required' : 'optional';
}

function bodyOf({ requestBody }: ContractOperation): Operation['body'] {
  if (requestBody === undefined) return 'none';
  return 'multipart/form-data' in requestBody.content ? 'picture' : 'json';
}

function answerOf({ responses }: ContractOperation): Operation['answer'] {
  const types = Object.keys((responses['200'] ?? responses['201'])?.content ?? {});
  if (types.length === 0) return 'nothing';
  return types.includes('application/json') ? 'json' : 'blob';
}

function pagesOf(query: readonly Parameter[]): Operation['pages'] {
  if (query.some(({ name }) => name === 'cursor')) return { by: 'cursor' };
  const size = query.find(({ name }) => name === 'entriesPerPage')?.schema?.default;
  return typeof size === 'number' ? { by: 'number', entriesPerPage: size } : null;
}

function markOf({ 'x-safe-to-retry': isSafe }: ContractOperation): Operation['repetition'] {
  if (isSafe === undefined) return null;
  return isSafe ? 'safe' : 'never';
}

function resolve(contract: Contract, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.split('/').at(-1) ?? '';
  const found = contract.components.parameters?.[name];
  if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`);
  return found;
}

/** `listPropertiesOfUser` of `properties` is called `properties.listOfUser`: the namespace says the rest. */
function methodName(operationId: string, tag: string): string {
  const plural = `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
  const singular = plural.replace(/ies$/, 'y').replace(/s$/, '');
  return operationId.replace(new RegExp(`^([a-z]+)(${plural}|${singular})(?![a-z])`), '$1');
}
