import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { steps } from '../conformance/steps.ts';
import type { Outcomes, Setting } from '../conformance/trial.ts';
import { startOddServer, type OddServer } from './oddServer.ts';
import { startRealServer, type RealServer } from './realServer.ts';
import type { Runtime } from './runtimes.ts';

const { consumers } = inject('published');

/** Tests that take every step of `conformance` on each of these. */
export function describeRuntimes(runtimes: readonly Runtime[]): void {
  let real: RealServer;
  let odd: OddServer;
  const setting = (kind: Setting['kind']): Setting => ({
    kind,
    api: `${real.address}/api/v1`,
    odd: odd.address,
    password: 'makes-the-best-matches',
  });

  beforeAll(async () => {
    [real, odd] = await Promise.all([startRealServer(), startOddServer()]);
  });
  afterAll(async () => {
    await Promise.all([real[Symbol.asyncDispose](), odd[Symbol.asyncDispose]()]);
  });

  describe.each(runtimes)('on $name the SDK', ({ kind, attempt }) => {
    const names = steps.filter(({ only = kind }) => only === kind).map(({ name }) => name);
    let outcomes: Outcomes = {};

    beforeAll(async () => {
      outcomes = await attempt(consumers.bare, setting(kind));
    });

    it.each(names)('%s', (name) => {
      expect(outcomes[name]).toBeNull();
    });
  });
}
