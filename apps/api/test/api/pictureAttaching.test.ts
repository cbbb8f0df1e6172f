import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, users } from '../../src/db/schema.ts';
import { canContend, contend } from '../support/contend.ts';
import { startPremises } from '../support/premises.ts';
import { uploaded } from '../support/uploads.ts';

type FileRecord = Awaited<ReturnType<typeof uploaded>>;
type Parts = Awaited<ReturnType<typeof startPremises>>;

let app: Parts['app'];
let landlord: Parts['landlord'];
let admin: Parts['admin'];
let send: Parts['send'];
let createResidence: Parts['createResidence'];

beforeAll(async () => {
  ({ app, landlord, admin, send, createResidence } = await startPremises());
});
afterAll(() => app.close());

/** What may show a picture that the admin has uploaded. */
const places = ['own profile', 'other profile', 'residence'] as const;

function attach(place: (typeof places)[number], file: FileRecord) {
  if (place === 'residence') {
    return createResidence(admin, { ownerId: landlord.userId, file: [file] });
  }
  const { userId } = place === 'own profile' ? admin : landlord;
  return send('PATCH', `/user/${userId}`, admin, { file: file.id });
}

async function placesOf({ id }: FileRecord): Promise<unknown> {
  const { queries } = app.database;
  const profiles = await queries.select({ id: users.id }).from(users).where(eq(users.fileId, id));
  const [file] = await queries.select().from(files).where(eq(files.id, id));
  return [
    ...profiles.map((user) => (user.id === admin.userId ? 'own profile' : 'other profile')),
    ...(typeof file?.residenceId === 'string' ? ['residence'] : []),
  ];
}

const pairs = places.flatMap((first) => places.map((second) => [first, second] as const));
const differentPairs = pairs.filter(([first, second]) => first !== second || first === 'residence');

describe('a picture', () => {
  it.each(differentPairs)('that the %s shows is refused to the %s', async (first, second) => {
    const file = await uploaded(app, admin.bearer);
    expect((await attach(first, file)).statusCode).toBeLessThan(300);
    expect((await attach(second, file)).statusCode).toBe(400);
  });

  it.each(canContend ? differentPairs : [])(
    'that the %s is about to show is refused to the %s, which waits for it',
    async (first, second) => {
      const file = await uploaded(app, admin.bearer);
      const answer = await contend(
        app.database,
        () => attach(first, file),
        () => attach(second, file),
      );
      expect(answer.statusCode).toBe(400);
      expect(await placesOf(file)).toEqual([first]);
    },
  );
});
