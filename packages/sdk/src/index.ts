import type { components } from './generated/schema.ts';

export { Call, type Answered, type PlainCalls } from './client/calls/call.ts';
export type { EventStream } from './client/calls/eventStream.ts';
export { linkedPages, type PageStart } from './client/calls/linkedPages.ts';
export { PagedCall, type ReadPage } from './client/calls/pagedCall.ts';
export type { Client } from './client/createClient.ts';
export { createTilava, type DifferentOptions, type Session, type Tilava } from './client/createTilava.ts';
export type { HeadersInput } from './client/requests.ts';
export type { Answer, Body, Http, HttpInit, HttpResult, Query } from './client/http.ts';
export type {
  Attempt,
  CallOptions,
  ChangeOptions,
  ClientOptions,
  CreationOptions,
  FailureEvent,
  Logger,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from './client/options.ts';
export {
  createLocalStorageTokenStore,
  createMemoryTokenStore,
  type BearerStorage,
  type LocalStorageOptions,
  type TokenStore,
} from './client/tokenStores.ts';
export type { AttachedFile, Content, Picture, UploadOptions, UploadProgress } from './client/upload.ts';
export * from './errors/index.ts';
export type { Namespaces } from './generated/namespaces.ts';

/** The contract's schemas by name, such as `Schemas['Match']`. */
export type Schemas = components['schemas'];
