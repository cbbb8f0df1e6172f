import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import type { operations, paths } from '../generated/schema.ts';
import { fillPath } from './pathParameters.ts';

/**
 * The contract's paths as a typed client, for what the operations do not offer. It goes through the same pipeline, but
 * answers `{ data, error, response }` where they throw an `ApiError`.
 */
export type Http = OpenapiClient<paths>;

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

/** A request of the contract. */
export interface ContractRequest {
  readonly request: Request;
  /** Such as `GET /user/{id}`. */
  readonly operation: string;
  /** True where the body is a stream, which can be read once. */
  readonly isStreamed: boolean;
}

/** The only place that knows openapi-fetch. */
export function createHttp(
  baseUrl: string,
  send: (request: ContractRequest) => Promise<Response>,
): { readonly http: Http; readonly describe: (request: Request) => ContractRequest } {
  const operations = new WeakMap<Request, string>();
  const streamed = new WeakSet<Request>();

  // A request does not tell any more what its body was.
  class WatchedRequest extends globalThis.Request {
    constructor(...[input, init]: ConstructorParameters<typeof Request>) {
      super(input, init);
      if (init?.body instanceof ReadableStream) streamed.add(this);
    }
  }

  const describe = (request: Request): ContractRequest => ({
    request,
    operation: operations.get(request) ?? request.method,
    isStreamed: streamed.has(request),
  });
  const http = createOpenapiClient<paths>({
    baseUrl,
    fetch: (request) => send(describe(request)),
    Request: WatchedRequest,
    pathSerializer: fillPath,
  });
  http.use({
    onRequest({ request, schemaPath }) {
      operations.set(request, `${request.method} ${schemaPath}`);
    },
  });
  return { http, describe };
}
