// For Node.js, Bun and Deno: takes the setting from the command line, and prints how each step ended.
import * as sdk from '@tilava/sdk';
import { steps } from './steps.ts';
import { attempt, type Setting } from './trial.ts';

const setting = JSON.parse(process.argv[2] ?? '') as Setting;
// Not awaited at the top, where CommonJS cannot wait.
void attempt(sdk, steps, setting).then((outcomes) => console.log(JSON.stringify(outcomes)));
