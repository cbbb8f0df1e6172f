/**
 * The API as effects: each operation is a function that returns an `Effect`, each paged list also one that returns a
 * `Stream` of its entries. They need a `TilavaClient`.
 */
export * from '../generated/effects.ts';
export {
  TilavaClient,
  type EffectOptions,
  type TilavaEffect,
  type TilavaEvents,
  type TilavaFailure,
  type TilavaStream,
} from './run.ts';
