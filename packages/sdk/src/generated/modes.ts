// Generated from openapi/ by `pnpm generate`. Do not edit.

/** By operation, the query parameters of which exactly one is sent. */
export interface Modes {
  readonly findMatches: 'all' | 'favorite' | 'specific';
}
