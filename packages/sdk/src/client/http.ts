import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import { apiErrorOf, type ApiError } from '../errors/apiErrors.ts';
import type { Modes } from '../generated/modes.ts';
import type { operations, paths } from '../generated/schema.ts';
import { parseDefinition, readDefinition } from './calls/definition.ts';
import type { Exchange } from './createClient.ts';
import type { CallOptions } from './options.ts';
import { dataOf, parsed, responseOf } from './received.ts';
import { mergeHeaders, type HeadersInput } from './requests.ts';

/** The JSON body that an operation takes. */
export type Body<Id extends keyof operations> = JsonOf<operations[Id]>;

type JsonOf<Operation> = Operation extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Content } };
}
  ? Content
  : never;

type AnswerOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201 | 204)]: Responses[Status] extends {
        readonly content: { readonly 'application/json': infer Content };
      }
        ? Content
        : Responses[Status] extends { readonly content: { readonly 'text/event-stream': infer Event } }
          ? Event | readonly Event[]
          : Responses[Status] extends { readonly content: { readonly 'image/png': unknown } }
            ? Blob
            : void;
    }[keyof Responses & (200 | 201 | 204)]
  : never;

type QueryOf<Operation> = Operation extends { readonly parameters: { readonly query?: infer Parameters } }
  ? NonNullable<Parameters>
  : never;

/** What an operation answers when it succeeds: the JSON, a picture as a Blob, an event or several, or nothing. */
export type Answer<Id extends keyof operations> = AnswerOf<operations[Id]>;

/** The query parameters that an operation takes; where it has modes, exactly one of them. */
export type Query<Id extends keyof operations> = Id extends keyof Modes
  ? OneOf<QueryOf<operations[Id]>, Modes[Id] & keyof QueryOf<operations[Id]>>
  : QueryOf<operations[Id]>;

type OneOf<Parameters, Names extends keyof Parameters> = {
  [Name in Names]-?: Omit<Parameters, Names> &
    Required<Pick<Parameters, Name>> & { readonly [Other in Exclude<Names, Name>]?: undefined };
}[Names];

const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;

type Verb = (typeof verbs)[number];

/** An operation that takes a form, which no JSON can hold. */
interface Upload {
  readonly requestBody: { readonly content: { readonly 'multipart/form-data': unknown } };
}

/** An operation that answers bit by bit. */
interface Streaming {
  readonly responses: { readonly 200: { readonly content: { readonly 'text/event-stream': unknown } } };
}

/** The paths that take a method, without those of uploads and streams, which have methods of their own. */
type PathOf<Method extends Verb> = {
  [Path in keyof paths]: paths[Path] extends {
    readonly [Name in Lowercase<Method>]: infer Operation extends object;
  }
    ? Operation extends Upload | Streaming
      ? never
      : Path
    : never;
}[keyof paths];

type OperationAt<Path extends keyof paths, Method extends Verb> = paths[Path] extends {
  readonly [Name in Lowercase<Method>]: infer Operation;
}
  ? Operation
  : never;

/** What a request by its path is made with. */
export type HttpInit<Operation> = CallOptions & ParamsOption<Operation> & RequestBodyOption<Operation>;

/** The answer to a request by its path: the data, or the error that an operation would throw. */
export type HttpResult<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ApiError; readonly response: Response };

/**
 * The contract's paths as a typed client, which answers `{ data, error, response }` where operations throw an
 * `ApiError`. Bodies are JSON: uploads go by the operations.
 */
export type Http = {
  readonly [Method in Verb]: <Path extends PathOf<Method>>(
    path: Path,
    ...init: object extends HttpInit<OperationAt<Path, Method>>
      ? [init?: HttpInit<OperationAt<Path, Method>>]
      : [init: HttpInit<OperationAt<Path, Method>>]
  ) => Promise<HttpResult<AnswerOf<OperationAt<Path, Method>>>>;
};

/** A request as it is without types. */
interface AnyInit extends CallOptions {
  readonly params?: { readonly path?: object; readonly query?: object; readonly header?: HeadersInput };
  readonly body?: unknown;
}

/** Makes the paths of a client, which are sent again as the definitions of their operations say. */
export function createHttp(
  send: Exchange,
  definitions: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Http {
  const by =
    (verb: Verb) =>
    async (path: string, { params = {}, body, ...options }: AnyInit = {}): Promise<HttpResult<unknown>> => {
      const { header, ...given } = params;
      const headers = mergeHeaders(options.headers, header);
      const operation = `${verb} ${path}`;
      const definition = Object.values(definitions)
        .flatMap(Object.values<string>)
        .find((each) => `${each} `.startsWith(`${operation} `));
      const received = await send(
        definition === undefined ? parseDefinition(operation) : readDefinition(definition),
        { ...given, body },
        { ...options, headers },
        { isRaw: false },
      );
      const response = responseOf(received);
      return response.ok
        ? { data: dataOf('any', received), response }
        : { error: apiErrorOf(response, parsed(received)), response };
    };
  return Object.fromEntries(verbs.map((verb) => [verb, by(verb)])) as Http;
}
