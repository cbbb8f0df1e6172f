import type { Readable } from 'node:stream';
import type { components, operations } from '@tilava/sdk/schema';
import type { FastifyRequest, RouteOptions } from 'fastify';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Part extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Part]
>;

/** A file that was uploaded, as a whole; it is gone when the call is answered. */
export interface UploadedFile {
  /** As the sender named it; empty where it was given no name. */
  readonly name: string;
  readonly hash: Uint8Array;
  readonly read: () => Promise<Uint8Array>;
}

type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? { readonly file: UploadedFile }
    : undefined;

/** Does a creation's work once per idempotency key; all that it writes is written with its answer, or not at all. */
export type Once = <Body extends object>(work: () => Promise<Body>) => Promise<Body>;

export interface Call<Id extends OperationId> {
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly body: RequestBody<Id>;
  /** Whose bearer was sent. Reading it where the contract asks for none is a fault of the handler. */
  readonly caller: Caller;
  /** Whose bearer was sent where the contract lets visitors in too; null for a visitor. */
  readonly callerOrVisitor: Caller | null;
  readonly address: string;
  /** The version that the caller has read, where it is only to be changed as it was then. */
  readonly ifMatch: number | null;
  /** What the caller's program accepts as an answer; the header, or an empty text. */
  readonly accept: string;
  readonly once: Once;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];

type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & (200 | 201 | 204)]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Content };
  }
    ? | ({ readonly status: Status; readonly body: Content; readonly version?: number } & Made<Status> &
          Linked<Responses<Id>[Status]>)
      | { readonly status: Status; readonly stream: BodyStream<Content> }
    : Responses<Id>[Status] extends { content: { 'text/event-stream': infer Event } }
      ? { readonly status: Status } & EventsAnswer<Event>
      : Responses<Id>[Status] extends { content: { 'application/pdf': unknown } }
        ? { readonly status: Status; readonly download: Download }
        : Responses<Id>[Status] extends { content: { 'image/png': unknown } }
          ? { readonly status: Status; readonly picture: Picture }
          : { readonly status: Status };
}[keyof Responses<Id> & (200 | 201 | 204)];

/** What a service reads or changes, with the version that its `ETag` tells. */
export interface Versioned<Body> {
  readonly body: Body;
  readonly version: number;
}

/** An object whose lists are read page by page while it is sent, so that only one page of them is in memory. */
export type StreamedBody<Content> = {
  readonly [Name in keyof Content]: Content[Name] extends readonly (infer Item)[]
    ? AsyncIterable<readonly Item[]>
    : Content[Name];
};

/** Writes a body once, as fast as the client reads it; the signal aborts where the client hangs up. */
export type BodyStream<Content> = (to: {
  readonly write: (body: StreamedBody<Content>) => Promise<void>;
  readonly signal: AbortSignal;
}) => Promise<void>;

/** Where events are sent; it ends by itself, too, after some time. */
export interface EventStream<Event> {
  send(event: Event): void;
  end(): void;
}

export interface EventsAnswer<Event> {
  /** How long the stream lasts at most. */
  readonly seconds: number;
  /** Begins to send; returns what stops it. */
  readonly events: (stream: EventStream<Event>) => () => void;
}

/** A page of a list without room for more than its entries says by `Link` where the next one is. */
type Linked<Response> = Response extends { headers: { Link?: string } }
  ? { readonly nextCursor?: string | undefined }
  : unknown;

/** What is made says where it is read: a path of the contract, such as `/user/ID`. */
type Made<Status> = Status extends 201 ? { readonly location: string } : unknown;

export interface Picture {
  readonly type: 'image/png' | 'image/avif' | 'image/webp';
  readonly content: Readable;
  readonly size: number;
  /** Tells the content from every other; sent as its `ETag`. */
  readonly tag: string;
}

/** A file that browsers save and never show. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
  readonly size: number;
}

/** Answers one operation; refusals are thrown as `ProblemError`. */
type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

export type Handlers<Ids extends OperationId = OperationId> = { readonly [Id in Ids]: Handler<Id> };

export interface Caller {
  /** Whose objects are the caller's own: the user's, or those of the organisation that a colleague acts for. */
  readonly id: string;
  /** Who is logged in. */
  readonly userId: string;
  /** What the user is in a team; null for whoever works for nobody else. */
  readonly membership: Membership | null;
  /** Whether a colleague acts, or somebody who has colleagues: then it's told who did what. */
  readonly hasColleagues: boolean;
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
  /** What a program may do that calls with a key; null for a session. */
  readonly key: {
    readonly id: string;
    readonly scopes: readonly components['schemas']['KeyScope'][];
    /** What it is limited to; null for whatever is the account's. */
    readonly announcements: readonly string[] | null;
  } | null;
  /** Names the bearer in the store; never the token itself. */
  readonly bearer: Uint8Array;
  readonly bearerExpiresAt: Date;
  /** How far the database was when the bearer was read; see `Database.position`. */
  readonly position: string | null;
  readonly mustChangePassword: boolean;
  readonly isSuspended: boolean;
}

interface Membership {
  readonly organizationId: string;
  readonly role: components['schemas']['TeamRole'];
  /** No longer: what was the organisation's is out of reach, and says why. */
  readonly hasEnded: boolean;
}

export function operationOfRoute({ schema }: Pick<RouteOptions, 'schema'>): OperationId | null {
  if (schema === undefined || !('operationId' in schema)) return null;
  return schema.operationId as OperationId;
}

/** Names what is asked for: the operation, else the route's pattern; never the address, which may hold a code. */
export function operationOf({ routeOptions }: FastifyRequest): string {
  return operationOfRoute(routeOptions) ?? routeOptions.url ?? 'none';
}
