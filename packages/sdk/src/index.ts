import type { components } from './generated/schema.ts';

export { createTilava, type Tilava, type TilavaOptions } from './client/createTilava.ts';
export { createMemoryTokenStore, type TokenStore } from './client/tokenStore.ts';
export type { Answer, Body, CallOptions, Query } from './client/http.ts';
export {
  ApiError,
  NetworkError,
  ResponseParseError,
  TilavaError,
  type Problem,
  type ProblemCode,
} from './errors/index.ts';

/** The contract's schemas by name, such as `Schemas['Match']`. */
export type Schemas = components['schemas'];
