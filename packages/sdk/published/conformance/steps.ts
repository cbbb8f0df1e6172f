import { calls } from './steps/calls.ts';
import { endings } from './steps/endings.ts';
import { hostile } from './steps/hostile.ts';
import { session } from './steps/session.ts';
import { uploads } from './steps/uploads.ts';
import type { Step } from './trial.ts';

/** What the SDK has to do wherever it runs, in the order in which it is tried. */
export const steps: readonly Step[] = [
  ...session.begin,
  ...calls,
  ...uploads,
  ...endings,
  ...hostile,
  ...session.end,
];
