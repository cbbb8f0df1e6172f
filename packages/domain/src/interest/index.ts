export type { Match } from './match.ts';
export { isMutualInterest } from './mutual.ts';
export { withFavorite, withId, withInterest, withLandlordInterest } from './toggles.ts';
