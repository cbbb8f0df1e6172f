import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { makeCast, type Role } from '../support/cast.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { bodyCalls, protectedNames, refusedValues, withField } from '../support/fieldTable.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { newAddress, type Scene } from '../support/validRequests.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const sender = ({ cast }: Scene, by: Role | null) => ({
  address: newAddress(),
  ...(by !== null && { bearer: cast[by].bearer }),
});

it('the matrix has every operation that takes JSON', () => {
  const taking = contractOperations
    .filter(({ body }) => body?.type === 'application/json')
    .map(({ id }) => id);
  expect([...new Set(bodyCalls.map(({ operation }) => operation))].toSorted()).toEqual(taking.toSorted());
});

const calls = bodyCalls.flatMap((call) =>
  call.by.map((by) => ({ call, by, what: call.what, who: by ?? 'a visitor' })),
);

describe.each(calls)('$what, sent by $who', ({ call, by }) => {
  it('succeeds as it is', async () => {
    const scene = { app, cast: await makeCast(app) };
    const answer = await app.send({ ...(await call.make(scene)), ...sender(scene, by) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  });

  it('is refused with any field that is nobody’s to say, and changes nobody', async () => {
    const scene = { app, cast: await makeCast(app) };
    const { userId } = scene.cast[by ?? 'tenant'];
    const read = () => app.database.queries.select().from(users).where(eq(users.id, userId));
    const before = await read();
    const refused = protectedNames.filter((name) => !call.takes.includes(name));
    const wrong: unknown[] = [];
    for (const field of refused) {
      const request = await withField(call, scene, field);
      const answer = await app.send({ ...request, ...sender(scene, by) });
      if (answer.statusCode !== 400) wrong.push({ field, status: answer.statusCode });
    }
    expect(wrong).toEqual([]);
    expect(await read()).toEqual(before);
  });
});

describe('what is not the caller’s to send', () => {
  it.each(refusedValues)('is refused: $what', async ({ by, make, pointer }) => {
    const scene = { app, cast: await makeCast(app) };
    const answer = await app.send({ ...(await make(scene)), ...sender(scene, by) });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer }] });
  });
});
