import type { Readable } from 'node:stream';
import type { operations } from '@tilava/sdk/schema';
import type { Caller } from './caller.ts';

/** An operation of the contract by its operationId. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Part extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Part]
>;

type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : undefined;

/** A call as its handler sees it: validated against the contract. */
export interface Call<Id extends OperationId> {
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly body: RequestBody<Id>;
  /** Whose bearer was sent. Reading it where the contract asks for none is a fault of the handler. */
  readonly caller: Caller;
  /** The caller's network address. */
  readonly address: string;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];

type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & (200 | 201 | 204)]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Content };
  }
    ? { readonly status: Status; readonly body: Content }
    : Responses<Id>[Status] extends { content: { 'image/png': unknown } }
      ? { readonly status: Status; readonly picture: Readable }
      : { readonly status: Status };
}[keyof Responses<Id> & (200 | 201 | 204)];

/** Answers one operation; refusals are thrown as `ProblemError`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** A handler for each of the operations. */
export type Handlers<Ids extends OperationId = OperationId> = { readonly [Id in Ids]: Handler<Id> };
