/**
 * What every query and mutation is made with: React Query retries nothing. The SDK has retried by then whatever may be,
 * as often as `maxRetries` says, and never before the server wants it; a second layer would multiply the attempts.
 */
export const retry = false;
