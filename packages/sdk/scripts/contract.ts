/** What the generators read of the bundled contract. */
export interface Contract {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: {
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly examples?: Readonly<Record<string, Example>>;
    readonly headers?: Readonly<Record<string, Header>>;
    readonly responses?: Readonly<Record<string, ContractResponse>>;
    readonly schemas: Readonly<Record<string, Schema>> & {
      readonly ProblemCode: { readonly enum: readonly string[] };
      /** Its examples are of problems that no operation answers. */
      readonly Problem: { readonly examples?: readonly { readonly code: string }[] };
    };
  };
}

/** An operation, as the contract has it. */
export interface ContractOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, ContractResponse>>;
  readonly 'x-safe-to-retry'?: boolean;
  readonly 'x-modes'?: readonly string[];
  readonly 'x-read-only'?: boolean;
  readonly 'x-invalidates'?: readonly string[];
}

/** What an operation may answer, by its status. */
export interface ContractResponse {
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Contents;
}

/** A body, by its media type. */
export type Contents = Readonly<
  Record<
    string,
    {
      readonly schema?: Schema;
      readonly examples?: Readonly<Record<string, Example | Reference>>;
      readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
    }
  >
>;

/** An example of a body. */
export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

/** What is read of a schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
}

interface Header {
  readonly required?: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: { readonly default?: unknown };
}

/** Where something of the contract's components is. */
export interface Reference {
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
  /** Of which query parameters exactly one is sent. */
  readonly modes: readonly string[];
  readonly body: 'none' | 'json' | 'picture' | 'file';
  /** The type of its JSON body, by its name in the contract; null where it takes none. */
  readonly bodyType: string | null;
  readonly answer: 'json' | 'blob' | 'nothing' | 'events';
  /** The type of its answer, such as `User`, `readonly Property[]`, `Blob` or `void`; of a stream's events. */
  readonly answerType: string;
  /** What the answer is known by, as `client/received.ts` reads it. */
  readonly promised: string;
  /** What it is answered with when it succeeds. */
  readonly status: number;
  /** Whether its answer says which version it is. */
  readonly hasEtag: boolean;
  /** Whether its answer never changes. */
  readonly isImmutable: boolean;
  /** How its list goes on, if it answers a page of one; what goes on by `Link` answers a plain list. */
  readonly pages:
    { readonly by: 'cursor' } | { readonly by: 'number'; readonly entriesPerPage: number } | null;
  readonly takesIdempotencyKey: boolean;
  readonly takesIfMatch: boolean;
  /** Null where the method says it. */
  readonly repetition: 'safe' | 'keyed' | 'never' | null;
  /** Of which tags the same caller may be answered otherwise once it has succeeded; null where it only reads. */
  readonly invalidates: readonly string[] | null;
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
  const modes = source['x-modes'] ?? [];
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
    query: modes.length > 0 ? 'required' : needOf(query),
    modes,
    body: bodyOf(source),
    bodyType: bodyOf(source) === 'json' ? typeOf(source, source.requestBody?.content) : null,
    answer: answerOf(source),
    answerType: answerTypeOf(source),
    promised: promisedBy(contract, source),
    status: Number(statusOf(source)),
    hasEtag: 'ETag' in headersOf(source) && !isReference(headersOf(source)['ETag'], 'ETag-Of-Read'),
    isImmutable: isReference(headersOf(source)['Cache-Control'], 'Cache-Control-Immutable'),
    pages: 'Link' in headersOf(source) ? null : pagesOf(query),
    takesIdempotencyKey,
    takesIfMatch: hasHeader('If-Match'),
    repetition: takesIdempotencyKey ? 'keyed' : markOf(source),
    invalidates: invalidatedBy(contract, verb, source),
  };
}

function needOf(query: readonly Parameter[]): Operation['query'] {
  if (query.length === 0) return 'none';
  return query.some(({ required }) => required === true) ? 'required' : 'optional';
}

function bodyOf({ requestBody }: ContractOperation): Operation['body'] {
  if (requestBody === undefined) return 'none';
  const form = requestBody.content['multipart/form-data'];
  if (form === undefined) return 'json';
  return form.encoding?.['file']?.contentType === 'image/png' ? 'picture' : 'file';
}

function statusOf({ operationId, responses }: ContractOperation): string {
  const status = ['200', '201', '204'].find((known) => known in responses);
  if (status === undefined) throw new Error(`${operationId} has no answer of 200, 201 or 204`);
  return status;
}

const headersOf = (source: ContractOperation) => source.responses[statusOf(source)]?.headers ?? {};

const isReference = (header: object | undefined, name: string): boolean =>
  header !== undefined && '$ref' in header && header.$ref === `#/components/headers/${name}`;

function answerOf(source: ContractOperation): Operation['answer'] {
  const types = Object.keys(source.responses[statusOf(source)]?.content ?? {});
  if (types.length === 0) return 'nothing';
  if (types.includes(eventStream)) return 'events';
  return types.includes('application/json') ? 'json' : 'blob';
}

const eventStream = 'text/event-stream';

const jsonOf = (content: Contents = {}): Schema =>
  (content['application/json'] ?? content[eventStream])?.schema ?? {};

/** The type of JSON by its name in the contract, which editors show. */
function typeOf({ operationId }: ContractOperation, content: Contents | undefined): string {
  const schema = jsonOf(content);
  const name = (schema.items ?? schema).$ref?.split('/').at(-1);
  if (name === undefined)
    throw new Error(`${operationId} has a body or an answer without a schema of its own`);
  return schema.items === undefined ? name : `readonly ${name}[]`;
}

function answerTypeOf(source: ContractOperation): string {
  const answer = answerOf(source);
  if (answer === 'blob') return 'Blob';
  if (answer === 'nothing') return 'void';
  return typeOf(source, source.responses[statusOf(source)]?.content);
}

/** The id of what has one, the entries of a page and where it ends, else what is required first. */
function promisedBy(contract: Contract, source: ContractOperation): string {
  const answer = answerOf(source);
  if (answer === 'blob') return 'file';
  if (answer === 'nothing') return answer;
  if (answer === 'events') return eventStream;
  const schema = resolveSchema(contract, jsonOf(source.responses[statusOf(source)]?.content));
  if (schema.type === 'array') return '[]';
  const [one = schema] = (schema.oneOf ?? []).map((each) => resolveSchema(contract, each));
  const required = (one.required ?? []).map(
    (name) => [name, resolveSchema(contract, one.properties?.[name] ?? {}).type] as const,
  );
  const known = required.filter(([name]) => ['id', 'results', 'nextCursor', 'entriesCount'].includes(name));
  const [first] = required;
  if (first === undefined) throw new Error(`${source.operationId} answers what nothing is known of`);
  // Most are strings, which a name alone says; what may be null is known by being there.
  const kindOf = (type: Schema['type']) => {
    if (type === 'string') return '';
    return typeof type === 'string' ? `:${type.replace('integer', 'number')}` : ':any';
  };
  return (known.length === 0 ? [first] : known).map(([name, type]) => name + kindOf(type)).join(' ');
}

function resolveSchema(contract: Contract, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no schema ${schema.$ref}`);
  return resolveSchema(contract, found);
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

/** A read is a GET that changes nothing, or what is marked so; everything else has to say what it changes. */
function invalidatedBy(
  { tags }: Contract,
  verb: string,
  source: ContractOperation,
): readonly string[] | null {
  const { operationId, 'x-invalidates': invalidates } = source;
  const isRead = source['x-read-only'] ?? (verb === 'get' && source['x-safe-to-retry'] !== false);
  if (isRead) {
    if (invalidates !== undefined)
      throw new Error(`${operationId} only reads, so that it invalidates nothing`);
    return null;
  }
  if (invalidates === undefined) {
    throw new Error(
      `${operationId} writes: name in x-invalidates the tags whose answers it may change, or []`,
    );
  }
  const unknown = invalidates.filter((tag) => !tags.some(({ name }) => name === tag));
  if (unknown.length > 0)
    throw new Error(`${operationId} invalidates ${unknown.join(', ')}, which is no tag`);
  return invalidates;
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
