import type { components, operations, paths } from '@tilava/sdk/schema';

export type Match = components['schemas']['Match'];

export const path: keyof paths = '/user/{id}';

export const operation: keyof operations = 'getUser';

// @ts-expect-error: there is no such path
export const mistake: keyof paths = '/usr/{id}';
