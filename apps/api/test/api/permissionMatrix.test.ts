import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expiredBearer, makeCast, revokedBearer } from '../support/cast.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { callers, permissionTable, type Row } from '../support/permissionTable.ts';
import type { Scene } from '../support/scenes.ts';
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
