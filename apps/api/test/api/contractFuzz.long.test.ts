import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCast, type Cast } from '../support/cast.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { requestOf, sent, type DrawnRequest } from '../support/requestArbitrary.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { newAddress } from '../support/validRequests.ts';

/** How many requests each operation is sent on each database, which are others each time; `CASES=5000` before a release. */
const cases = Number(process.env['CASES'] ?? 100);
/** Calls of a cast before there is a new one: some of them delete it. */
const callsOfACast = 20;

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

// At the same time, because some operations wait on purpose.
describe.concurrent('whatever is sent,', () => {
  it.each(contractOperations)(
    '$id answers by its contract, and never by a fault',
    async (operation) => {
      let calls = 0;
      let cast: Promise<Cast> | undefined;
      const castOfNow = () => {
        if (calls % callsOfACast === 0) cast = makeCast(app);
        calls += 1;
        return cast ?? makeCast(app);
      };
      const outcomes = new Set<string>();
      const answers = async (request: DrawnRequest) => {
        const answer = await app.send({ address: newAddress(), ...sent(request, await castOfNow()) });
        const isProblem =
          answer.headers['content-type']?.toString().startsWith('application/problem') === true;
        outcomes.add(`${answer.statusCode} ${isProblem ? answer.json<{ code: string }>().code : ''}`);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      };
      await fc.assert(fc.asyncProperty(requestOf(operation), answers), { numRuns: cases });
      // Else the requests would all have been refused at the door.
      expect(outcomes.size).toBeGreaterThan(1);
    },
    60_000 + cases * 400,
  );
});
