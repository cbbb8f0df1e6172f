import type { components } from '@tilava/sdk/schema';
import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { readContract } from './contract.ts';
import { badRequest, ProblemError } from './problems.ts';

/** JSON bodies are taken as they are; parameters, which are all text, are read as the types that they stand for. */
export function validateByContract(server: FastifyInstance): void {
  // Verbose, so that a fault carries the schema that it broke: see contractFaults.ts.
  const options = { strict: false, allErrors: false, useDefaults: true, verbose: true } as const;
  const forBodies = new Ajv2020({ ...options, coerceTypes: false });
  const forParameters = new Ajv2020({ ...options, coerceTypes: true });
  addFormats(forBodies);
  addFormats(forParameters);
  const compile = (schema: AnySchemaObject, httpPart: string | undefined) => {
    if (httpPart === 'body') return forBodies.compile(asParsed(schema));
    if (httpPart === 'headers') return forParameters.compile(withLowerCaseNames(schema));
    // A misspelt filter would otherwise be ignored, and the answer be wrong without a word.
    const closed = httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema;
    return forParameters.compile(closed);
  };
  server.setValidatorCompiler<AnySchemaObject>(({ schema, httpPart }) =>
    lazyCompile(() => compile(schema, httpPart)),
  );
}

/** What the validator is to hold a parsed body against. */
function asParsed(schema: AnySchemaObject): AnySchemaObject {
  // Each branch would tell of its own faults, and only the service knows which one the body has to fit.
  return withFilesRead(leaveToService(schema) as AnySchemaObject);
}

function leaveToService(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(leaveToService);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('x-validated-by-service' in schema) return { type: 'object' };
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, leaveToService(part)]));
}

/** The contract means a file's bytes; what the reader of forms has made of them is no text. */
function withFilesRead(schema: AnySchemaObject): AnySchemaObject {
  const properties = Object.entries<AnySchemaObject>(schema['properties'] ?? {});
  if (!properties.some(([, { format }]) => format === 'binary')) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, property]) => [
        name,
        property['format'] === 'binary' ? { type: 'object' } : property,
      ]),
    ),
  };
}

/** Node gives the names of headers in lower case, the contract as they are written. */
function withLowerCaseNames(schema: AnySchemaObject): AnySchemaObject {
  const properties = Object.entries<unknown>(schema['properties'] ?? {});
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, property]) => [name.toLowerCase(), property])),
  };
}

/** Checks a value as a {@link ValidateFunction} does, and leaves its faults where that leaves them. */
interface Validate<Valid> {
  (value: unknown): value is Valid;
  errors: ErrorObject[] | null;
}

/** Compiles a validator on first use: compiling all of the contract's would be the slowest part of a start. */
function lazyCompile<Valid>(compile: () => ValidateFunction<Valid>): Validate<Valid> {
  let compiled: ValidateFunction<Valid> | undefined;
  const check = (value: unknown): value is Valid => {
    compiled ??= compile();
    const fits = compiled(value);
    validate.errors = compiled.errors ?? null;
    return fits;
  };
  const validate: Validate<Valid> = Object.assign(check, { errors: null });
  return validate;
}

/** What the contract says, in `x-pattern-problem`, of a value that does not fit a schema's pattern. */
interface PatternProblem {
  readonly code: string;
  readonly detail: string;
}

const partNames: Record<string, string> = { params: 'path', querystring: 'query', headers: 'header' };

/** A request that breaks the contract, by the faults of the validator with the schemas that are broken. */
export function contractBroken(
  faults: readonly FastifySchemaValidationError[],
  context: string | undefined,
): ProblemError {
  const part = partNames[context ?? ''] ?? context ?? 'body';
  // That no branch fits says less than why, and that nothing at all would have fitted says nothing.
  const specific = faults.filter((fault) => !isOfBranches(fault));
  const all = (specific.length === 0 ? faults : specific).map((fault) => fieldError(fault, part));
  // A value of the wrong type is none of those that are allowed either.
  const errors = all.filter(
    ({ pointer }, index) => all.findIndex((other) => other.pointer === pointer) === index,
  );
  const unseen = errors.find(({ code }) => code === 'invalid_characters');
  return unseen === undefined
    ? new ProblemError(400, 'validation_failed', 'The request doesn’t match the contract', {
        errors,
      })
    : new ProblemError(400, 'invalid_characters', unseen.detail, { errors });
}

const isOfBranches = ({ keyword, params }: FastifySchemaValidationError): boolean =>
  keyword === 'anyOf' || keyword === 'oneOf' || (keyword === 'type' && params['type'] === 'null');

function fieldError(fault: FastifySchemaValidationError, part: string) {
  const field = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
  const pointer = `/${part}${fault.instancePath}${typeof field === 'string' ? `/${field}` : ''}`;
  return {
    pointer,
    ...(patternProblemOf(fault) ?? { code: fault.keyword, detail: fault.message ?? 'is not valid' }),
  };
}

/** A pattern itself says little to whoever reads the answer. */
function patternProblemOf(fault: FastifySchemaValidationError): PatternProblem | null {
  if (fault.keyword !== 'pattern' || !('parentSchema' in fault)) return null;
  const { parentSchema } = fault;
  if (typeof parentSchema !== 'object' || parentSchema === null) return null;
  return 'x-pattern-problem' in parentSchema ? (parentSchema['x-pattern-problem'] as PatternProblem) : null;
}

type Schemas = components['schemas'];

/** Checks a body against one schema, where only the service knows which one it has to fit. */
export function contractSchema<Name extends keyof Schemas>(name: Name): (body: unknown) => Schemas[Name] {
  const validate = lazyCompile(() => {
    const ajv = new Ajv2020({ strict: false, verbose: true });
    addFormats(ajv);
    ajv.addSchema(readContract(), 'contract');
    return ajv.compile<Schemas[Name]>({ $ref: `contract#/components/schemas/${name}` });
  });
  return (body) => {
    if (validate(body)) return body;
    throw contractBroken(validate.errors ?? [], 'body');
  };
}

/** PostgreSQL cannot keep the character 0 and lone surrogates, although JSON can say them. */
export function refuseUnstorableText(body: unknown): void {
  // A list instead of recursion: a body may be nested deeper than the call stack is.
  const rest: { readonly value: unknown; readonly pointer: string }[] = [{ value: body, pointer: '/body' }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw badRequest('invalid_characters', 'This text contains characters that can’t be stored', pointer);
    }
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, part] of Object.entries(value))
      rest.push({ value: part, pointer: `${pointer}/${name}` });
  }
}
