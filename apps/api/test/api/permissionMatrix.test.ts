import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, expiredBearer, makeCast, revokedBearer } from '../support/cast.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { callers, permissionTable, type Row } from '../support/permissionTable.ts';
import type { Scene } from '../support/scenes.ts';
import { teamTable } from '../support/teamTable.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { newAddress } from '../support/validRequests.ts';

type CallerKind = (typeof callers)[number];

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

function bearerOf(kind: CallerKind, { rightful }: Row, { cast }: Scene): string | null | Promise<string> {
  switch (kind) {
    case 'nobody':
      return null;
    case 'garbage':
      return 'garbage';
    case 'expired':
      return expiredBearer(app, cast[rightful]);
    case 'revoked':
      return revokedBearer(app, cast[rightful]);
    case 'tenant':
    case 'otherTenant':
    case 'landlord':
    case 'otherLandlord':
    case 'admin':
      return cast[kind].bearer;
  }
}

describe.each(contractOperations)('$id', ({ id }) => {
  it.each(Object.entries(permissionTable[id]))('is answered to whom it may be: %s', async (_, row) => {
    const answered: Record<string, number> = {};
    for (const kind of callers) {
      const scene = { app, cast: await makeCast(app) };
      const bearer = await bearerOf(kind, row, scene);
      const request = { address: newAddress(), ...(await row.make(scene)) };
      const answer = await app.send({ ...request, ...(bearer !== null && { bearer }) });
      answered[kind] = answer.statusCode;
    }
    const expected = row.answers.split(/ +/).map(Number);
    expect(answered).toEqual(Object.fromEntries(callers.map((kind, column) => [kind, expected[column]])));
  });
});

const teamCalls = contractOperations.flatMap(({ id }) => {
  const row = teamTable[id];
  return row === null ? [] : [{ id, ...row }];
});

it.each(teamCalls)('$id is answered to colleagues by their roles', async ({ make, answers }) => {
  const answered: number[] = [];
  for (const role of ['viewer', 'editor', 'owner'] as const) {
    const scene = { app, cast: await makeCast(app) };
    const colleague = await addColleague(app, scene.cast, role);
    const request = { address: newAddress(), ...(await make(scene, colleague)), bearer: colleague.bearer };
    answered.push((await app.send(request)).statusCode);
  }
  expect(answered).toEqual(answers);
});
