import type { Capability } from './capability.ts';
import { sending } from './sending.ts';
import { using } from './using.ts';

/** All promises, by subject. */
export const capabilities: Readonly<Record<string, readonly Capability[]>> = { ...sending, ...using };
