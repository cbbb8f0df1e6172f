import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/**
 * Writes answers as the contract declares them, and nothing else of them. As with validators, each writer is made for
 * the first answer: to make all of them takes a good part of a start.
 */
export function serializeByContract(server: FastifyInstance): void {
  server.setSerializerCompiler<Schema>(({ schema }) => {
    let write: ((value: unknown) => string) | undefined;
    return (value) => (write ??= fastJsonStringify(chooseByDiscriminator(schema) as Schema))(value);
  });
}

/**
 * The same schema, in which the property by which the contract tells shapes apart chooses one: by `oneOf` the writer
 * would check each value against whole shapes, which takes a third of the time that it writes lists.
 */
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
