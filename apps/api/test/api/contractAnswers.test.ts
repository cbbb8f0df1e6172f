import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../../src/http/plugins/rateLimits.ts';
import { makeCast } from '../support/cast.ts';
import { canContend } from '../support/contend.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { beyondAllCalls, twiceAtOnce, type Provocation } from '../support/provocations.ts';
import { provocations } from '../support/provocationTable.ts';
import { unchanged } from '../support/specialProvocations.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

/** As the usual limits, but sooner reached. */
const fewCalls = Object.fromEntries(
  Object.keys(defaultRateLimits).map((id) => [id, { calls: 20, within: 3_600_000 }]),
);

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({}, { rateLimits: fewCalls });
});
afterAll(() => app.close());

// Every answer is held against the contract where it is sent (see testApplication).
describe.each(contractOperations)('$id answers', ({ id, statuses }) => {
  // All reads are alike in it.
  const asRead = statuses.includes(304) ? { 304: unchanged } : {};
  const row: Readonly<Record<number, Provocation>> = { 429: beyondAllCalls, ...asRead, ...provocations[id] };
  const provoked = statuses
    // The embedded database has one connection: nothing is under way there while something else is.
    .filter((status) => canContend || row[status] !== twiceAtOnce);

  it.each(provoked)('%i', async (status) => {
    const answer = await row[status]?.({ app, cast: await makeCast(app), operation: id });
    expect(answer?.statusCode, answer?.body).toBe(status);
    // Refused before it is counted, a call has nothing to tell.
    const mustTellLimit = id in fewCalls && (status < 300 || status === 429);
    const own = mustTellLimit ? `"${id}";LIMIT, ` : `(?:"${id}";LIMIT, )?`;
    const toMatch = (limit: string) => new RegExp(`^${own}"api";LIMIT$`.replaceAll('LIMIT', limit), 'u');
    expect(answer?.headers['ratelimit-policy']).toMatch(toMatch('q=\\d+;w=\\d+'));
    expect(answer?.headers['ratelimit']).toMatch(toMatch('r=\\d+;t=\\d+'));
  });

  it('nothing that is not provoked', () => {
    expect(new Set(Object.keys(row).map(Number))).toEqual(new Set(statuses));
  });
});
