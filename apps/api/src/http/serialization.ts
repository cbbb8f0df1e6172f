import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/**
 * Writes answers as the contract declares them, and nothing else of them. As with validators, each writer is made for
 * the first answer: to make all of them takes a good part of a start.
 */
export function serializeByContract(server: FastifyInstance): void {
  server.setSerializerCompiler<Schema>(({ schema }) => {
    let write: ((value: unknown) => string) | undefined;
    return (value) => (write ??= fastJsonStringify(schema))(value);
  });
}
