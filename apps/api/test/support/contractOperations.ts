import { readContract } from '../../src/http/contract.ts';
import type { OperationId } from '../../src/http/operations.ts';

/** A JSON schema as the contract writes it. */
export type Schema = { readonly [keyword: string]: unknown };

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** An operation as the contract declares it. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Such as `/user/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** What a body has to be; null where none is taken. */
  readonly body: { readonly type: string; readonly schema: Schema } | null;
  readonly statuses: readonly number[];
}

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly operationId: OperationId;
        readonly parameters?: readonly ({ readonly $ref: string } | (Omit<Parameter, 'required'> & object))[];
        readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
        readonly responses: Record<string, unknown>;
      }
    >
  >;
}

const document = readContract() as Document & Schema;

/** Every operation of the contract, in its order. */
export const contractOperations: readonly ContractOperation[] = Object.entries(document.paths).flatMap(
  ([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => {
      const [content] = Object.entries(operation.requestBody?.content ?? {});
      return {
        id: operation.operationId,
        method: method.toUpperCase() as ContractOperation['method'],
        path,
        parameters: (operation.parameters ?? []).map((parameter) => ({
          required: false,
          ...(resolve(parameter) as unknown as Omit<Parameter, 'required'>),
        })),
        body: content === undefined ? null : { type: content[0], schema: content[1].schema },
        statuses: Object.keys(operation.responses).map(Number),
      };
    }),
);

/** What a reference stands for; anything else is itself. */
export function resolve(node: Schema | object): Schema {
  const schema = node as Schema;
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const [, ...steps] = reference.split('/');
  let found: unknown = document;
  for (const step of steps) found = (found as Schema)[step];
  return resolve(found as Schema);
}
