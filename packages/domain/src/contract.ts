import type { components } from '@tilava/sdk/schema';

/** The API contract's schemas by name; types only, so that nothing of the SDK is loaded. */
export type Contract = components['schemas'];

/** A body with all that it may hold. */
export type Complete<Body> = { [Name in keyof Body]-?: Exclude<Body[Name], undefined> };
