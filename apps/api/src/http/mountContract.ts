import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fastJsonStringify, { type Schema as JsonSchema } from 'fast-json-stringify';
import { apiRoot, readContract } from './contract.ts';
import type { Database } from '../db/database.ts';
import type { Idempotency } from './idempotency.ts';
import type { Caller, Handlers, OperationId } from './operations.ts';
import { bearerInvalid, requireScope } from './problems.ts';
import { takeDeclaredBody, takePictures } from './requestBodies.ts';
import { type AnyHandler, onlyReads, respond } from './respond.ts';
import { validateByContract } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer security of the contract; null where an operation asks for none. */
    caller: Caller | null;
  }
}

/** Finds out whose bearer a token is; throws `ProblemError` where it is nobody's, or may not make the call. */
export type Authenticate = (token: string, operation: OperationId, path: unknown) => Promise<Caller>;

export interface ContractParts {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly idempotency: Idempotency;
  /** Notes a call that was made with a key. */
  readonly recordCall: (call: { keyId: string; operation: OperationId; status: number }) => void;
  readonly reading: Database['reading'];
  /** Where pictures are until their requests are answered. */
  readonly uploads: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: OperationId;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

/** Makes a route of every operation; one without a handler keeps the server from starting. */
export async function mountContract(server: FastifyInstance, parts: ContractParts): Promise<void> {
  server.decorateRequest('caller', null);
  validateByContract(server);
  serializeByContract(server);
  await takePictures(server, parts.uploads);
  // Fastify's own parser of plain text would let such a body past the validation, which knows JSON only.
  server.removeContentTypeParser('text/plain');
  const { paths } = inlineReferences(readContract()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      server.route(routeOf(method, path, operation, parts));
    }
  }
}

/** In bytes, where a body may be larger than that of others. */
const bodyLimits: { readonly [Id in OperationId]?: number } = { upsertAnnouncementBatch: 1024 * 1024 };

function routeOf(method: string, path: string, operation: Operation, parts: ContractParts): RouteOptions {
  const { operationId } = operation;
  const handler: unknown = parts.handlers[operationId];
  if (typeof handler !== 'function') throw new Error(`The operation ${operationId} has no handler`);
  const schema = schemaOf(operation);
  const body = takeDeclaredBody(method, schema.body);
  return {
    method: method.toUpperCase(),
    url: `/${apiRoot}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    schema,
    ...(bodyLimits[operationId] !== undefined && { bodyLimit: bodyLimits[operationId] }),
    // HEAD runs what GET runs, and scanners of links send it: nothing may change by it.
    exposeHeadRoute: onlyReads(method.toUpperCase(), schema),
    // Who is not logged in learns nothing of the contract's rules, and costs no validation: 401 comes first.
    onRequest: [authentication(operation, parts.authenticate), body.onRequest].flat(),
    preValidation: body.preValidation,
    handler: respond(operationId, handler as AnyHandler, parts),
    onResponse: async ({ caller }, { statusCode: status }) => {
      if (caller?.key) parts.recordCall({ keyId: caller.key.id, operation: operationId, status });
    },
  };
}

function schemaOf({ parameters = [], requestBody, responses, security: _, ...rest }: Operation) {
  const answers = Object.entries(responses).filter(([, { content }]) => content !== undefined);
  return {
    ...rest,
    ...parametersSchema('params', 'path', parameters),
    ...parametersSchema('querystring', 'query', parameters),
    ...parametersSchema('headers', 'header', parameters),
    ...(requestBody !== undefined && { body: requestBody }),
    response: Object.fromEntries(answers.map(([status, { content }]) => [status, { content }])),
  };
}

function parametersSchema(name: string, place: string, all: readonly Parameter[]) {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return {};
  const properties = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema]));
  const required = parameters
    .filter((parameter) => parameter.required === true)
    .map((parameter) => parameter.name);
  return { [name]: { type: 'object', properties, required } };
}

/** Where visitors are let in too, a bearer that is sent has to be valid all the same. */
function authentication({ operationId, security }: Operation, authenticate: Authenticate) {
  if (security?.length === 0) return [];
  const isOptional = security?.some((requirement) => Object.keys(requirement).length === 0) === true;
  const [scope = null] = security?.flatMap((requirement) => requirement['key'] ?? []) ?? [];
  return async (request: FastifyRequest) => {
    if (isOptional && request.headers.authorization === undefined) return;
    request.caller = await authenticate(tokenOf(request), operationId, request.params);
    requireScope(request.caller, scope);
    nameOrganization(request.params, request.caller);
  };
}

/** A colleague's own id stands for the organisation that they act for, so that clients need to know but one id. */
function nameOrganization(parameters: unknown, { id, userId }: Caller): void {
  if (typeof parameters !== 'object' || parameters === null || !('id' in parameters)) return;
  if (parameters.id === userId) parameters.id = id;
}

function tokenOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{1,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw bearerInvalid();
  return token;
}

type Schema = Readonly<Record<string, unknown>>;

/** Keywords that validate nothing, so that siblings of a `$ref` may override those of the schema. */
const annotations = ['title', 'description', 'default', 'deprecated', 'examples', 'example'];

/** Replaces each `$ref` by what it names and its siblings: in OpenAPI 3.1 both apply, and must not contradict. */
export function inlineReferences(contract: object): object {
  const inlined = new Map<string, Schema | null>();

  function named(reference: string): Schema {
    const known = inlined.get(reference);
    if (known === null) throw new Error(`${reference} refers to itself`);
    if (known !== undefined) return known;
    inlined.set(reference, null);
    const [, ...names] = reference.split('/');
    const found = names.reduce<unknown>((part, name) => (part as Schema | undefined)?.[name], contract);
    if (found === undefined) throw new Error(`${reference} is not in the contract`);
    const schema = visit(found) as Schema;
    inlined.set(reference, schema);
    return schema;
  }

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
    const { $ref, ...siblings } = parts;
    if (typeof $ref !== 'string') return parts;
    const schema = named($ref);
    const both = Object.keys(siblings).find((key) => key in schema && !annotations.includes(key));
    if (both !== undefined) throw new Error(`${both} is in ${$ref} and beside a reference to it`);
    return { ...schema, ...siblings };
  }

  return visit(contract) as object;
}

/** Writes answers as declared, and nothing else; writers are made when first used, which shortens the start. */
export function serializeByContract(server: FastifyInstance): void {
  server.setSerializerCompiler<JsonSchema>(({ schema }) => {
    let write: ((value: unknown) => string) | undefined;
    return (value) => (write ??= fastJsonStringify(chooseByDiscriminator(schema) as JsonSchema))(value);
  });
}

/** Chooses shapes by their discriminator: `oneOf` would check each value against whole shapes. */
function chooseByDiscriminator(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(chooseByDiscriminator);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, chooseByDiscriminator(part)]),
  );
  const { oneOf, discriminator } = parts;
  if (!isList(oneOf) || !hasPropertyName(discriminator)) return parts;
  const { propertyName } = discriminator;
  return oneOf.reduceRight((others, shape) => ({
    if: { type: 'object', properties: { [propertyName]: kindOf(shape, propertyName) } },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
    then: shape,
    else: others,
  }));
}

const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part);

const hasPropertyName = (part: unknown): part is { readonly propertyName: string } =>
  typeof part === 'object' && part !== null && 'propertyName' in part;

/** How a shape declares the property that tells it from the others. */
function kindOf(shape: unknown, propertyName: string): unknown {
  const { properties } = shape as { readonly properties?: Readonly<Record<string, unknown>> };
  const kind = properties?.[propertyName];
  if (kind === undefined)
    throw new Error(`The contract tells shapes apart by ${propertyName}, which one lacks`);
  return kind;
}
