export { interestFrequencies, interestMailAt, interestMailsWindow, type InterestFrequency } from './mails.ts';
export type { Match } from './match.ts';
export { isMutualInterest } from './mutual.ts';
export { withFavorite, withId, withInterest, withLandlordInterest } from './toggles.ts';
