// For workerd: takes the setting from the request, and answers how each step ended.
import * as sdk from '@tilava/sdk';
import { steps } from './steps.ts';
import { attempt, type Setting } from './trial.ts';

export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(await attempt(sdk, steps, (await request.json()) as Setting));
  },
};
