import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { lazyCompile } from './lazyCompile.ts';

/** JSON bodies are taken as they are; parameters, which are all text, are read as the types that they stand for. */
export function validateByContract(server: FastifyInstance): void {
  // Verbose, so that a fault carries the schema that it broke: see contractFaults.ts.
  const options = { strict: false, allErrors: false, useDefaults: true, verbose: true } as const;
  const forBodies = new Ajv2020({ ...options, coerceTypes: false });
  const forParameters = new Ajv2020({ ...options, coerceTypes: true });
  addFormats(forBodies);
  addFormats(forParameters);
  const compile = (schema: AnySchemaObject, httpPart: string | undefined) => {
    if (httpPart === 'body') return forBodies.compile(withoutId(asParsed(schema)));
    if (httpPart === 'headers') return forParameters.compile(withLowerCaseNames(withoutId(schema)));
    // A misspelt filter would otherwise be ignored, and the answer be wrong without a word.
    const closed = httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema;
    return forParameters.compile(withoutId(closed));
  };
  server.setValidatorCompiler<AnySchemaObject>(({ schema, httpPart }) =>
    lazyCompile(() => compile(schema, httpPart)),
  );
}

/** What the validator is to hold a parsed body against. */
function asParsed(schema: AnySchemaObject): AnySchemaObject {
  // Each branch would tell of its own faults, and only the service knows which one the body has to fit.
  return schema['x-validated-by-service'] === true ? { type: 'object' } : withFilesRead(schema);
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

/** Two schemas with the same `$id` cannot live in one Ajv. */
function withoutId({ $id: _, ...schema }: AnySchemaObject): AnySchemaObject {
  return schema;
}

/** Node gives the names of headers in lower case, the contract as they are written. */
function withLowerCaseNames(schema: AnySchemaObject): AnySchemaObject {
  const properties = Object.entries<unknown>(schema['properties'] ?? {});
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, property]) => [name.toLowerCase(), property])),
  };
}
