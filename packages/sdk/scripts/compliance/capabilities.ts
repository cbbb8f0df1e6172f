import type { Capability } from './capability.ts';
import { retrying } from './retrying.ts';
import { running } from './running.ts';
import { sending } from './sending.ts';
import { sessions } from './sessions.ts';
import { using } from './using.ts';

/** All promises, by subject. */
export const capabilities: Readonly<Record<string, readonly Capability[]>> = {
  ...sending,
  ...retrying,
  ...sessions,
  ...using,
  ...running,
};
