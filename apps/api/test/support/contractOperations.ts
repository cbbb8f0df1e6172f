import { Effect, Schema } from 'effect';
import { readContract } from '../../src/http/contract.ts';
import type { OperationId } from '../../src/http/operations.ts';
import { permissions } from '../../src/modules/permissions.ts';

const JsonSchema = Schema.Record(Schema.String, Schema.Unknown);

/** A JSON schema as the contract writes it. */
export type JsonSchema = typeof JsonSchema.Type;

const Parameter = Schema.Struct({
  name: Schema.String,
  in: Schema.Literals(['path', 'query', 'header']),
  required: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  schema: JsonSchema,
});

/** A parameter of an operation. */
export type Parameter = typeof Parameter.Type;

/** An operation as the contract declares it. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/user/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** What a body has to be; null where none is taken. */
  readonly body: { readonly type: string; readonly schema: JsonSchema } | null;
  readonly statuses: readonly number[];
  /** By which keys may call it; null where none may. */
  readonly scope: string | null;
  /** Whether it asks for a bearer, or anything at all. */
  readonly isOpen: boolean;
}

const isOperationId = (id: unknown): id is OperationId => typeof id === 'string' && id in permissions;

const Operation = Schema.Struct({
  operationId: Schema.declare(isOperationId),
  parameters: Schema.optionalKey(Schema.Array(Schema.Unknown)),
  requestBody: Schema.optionalKey(
    Schema.Struct({ content: Schema.Record(Schema.String, Schema.Struct({ schema: JsonSchema })) }),
  ),
  responses: Schema.Record(Schema.String, Schema.Unknown),
  security: Schema.Array(Schema.Record(Schema.String, Schema.Array(Schema.String))),
});
const Document = Schema.Struct({
  paths: Schema.Record(Schema.String, Schema.Record(Schema.String, Operation)),
});

const contract = readContract();
const readDocument = Schema.decodeUnknownSync(Document);
const readParameter = Schema.decodeUnknownSync(Parameter);
const readSchema = Schema.decodeUnknownSync(JsonSchema);

/** Every operation of the contract, in its order. */
export const contractOperations: readonly ContractOperation[] = Object.entries(
  readDocument(contract).paths,
).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => {
    const [content] = Object.entries(operation.requestBody?.content ?? {});
    return {
      id: operation.operationId,
      method: method.toUpperCase() as ContractOperation['method'],
      path,
      parameters: (operation.parameters ?? []).map((parameter) => readParameter(resolve(parameter))),
      body: content === undefined ? null : { type: content[0], schema: content[1].schema },
      statuses: Object.keys(operation.responses).map(Number),
      scope: operation.security.flatMap(({ key }) => key ?? [])[0] ?? null,
      isOpen: operation.security.length === 0,
    };
  }),
);

/** What a reference stands for, with what is said beside it; anything else is itself. */
export function resolve(node: unknown): JsonSchema {
  const { $ref: reference, ...beside } = readSchema(node);
  if (typeof reference !== 'string') return beside;
  const [, ...steps] = reference.split('/');
  return { ...resolve(steps.reduce<unknown>((found, step) => readSchema(found)[step], contract)), ...beside };
}
