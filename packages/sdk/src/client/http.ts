import createClient, { type Client } from 'openapi-fetch';
import type { operations, paths } from '../generated/schema.ts';

/** The contract's paths as a typed client, for what the namespaces do not offer. */
export type Http = Client<paths>;

/** What every call takes besides its own arguments. */
export interface CallOptions {
  /** Ends the call early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The JSON body that an operation takes. */
export type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : never;

type Responses<Id extends keyof operations> = operations[Id]['responses'];

/** What an operation answers when it succeeds: the JSON, a picture as a Blob, or nothing. */
export type Answer<Id extends keyof operations> = {
  [Status in keyof Responses<Id> & (200 | 201 | 204)]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Content };
  }
    ? Content
    : Responses<Id>[Status] extends { content: { 'image/png': unknown } }
      ? Blob
      : void;
}[keyof Responses<Id> & (200 | 201 | 204)];

/** The query parameters that an operation takes. */
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** The only place that knows openapi-fetch. */
export function createHttp(baseUrl: string, fetch: (request: Request) => Promise<Response>): Http {
  return createClient<paths>({ baseUrl, fetch });
}
