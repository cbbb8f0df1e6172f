/**
 * The API as effects: each operation is a function that returns an `Effect`, each paged list also one that returns a
 * `Stream` of its entries. They need a `TilavaClient`.
 */
export * from '../generated/effects.ts';
export type { TilavaFailure } from './failure.ts';
export type { EffectOptions, TilavaEffect, TilavaStream } from './run.ts';
export { TilavaClient } from './tilavaClient.ts';
