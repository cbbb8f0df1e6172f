// For browsers: leaves a function that the test calls.
import * as sdk from '@tilava/sdk';
import { steps } from './steps.ts';
import { attempt, type Outcomes, type Setting } from './trial.ts';

declare global {
  interface Window {
    tryTilava: (setting: Setting) => Promise<Outcomes>;
  }
}

window.tryTilava = (setting) => attempt(sdk, steps, setting);
