import { amenities } from '@tilava/domain/enums';
import { cornersOf } from '@tilava/domain/place';
import { changedListing, simulatedSteps, type SimulatedChanges } from '@tilava/domain/simulation';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements, needs } from '../../src/db/schema.ts';
import { presentListing } from '../../src/modules/properties/present.ts';
import { reachOf, simulationStore } from '../../src/modules/simulations.ts';
import {
  addLandlord,
  addNeed,
  areaAlong,
  addTenant,
  placeAt,
  type LandlordParty,
  setPublic,
} from '../support/parties.ts';
import { storeUser } from '../support/people.ts';
import { randomPair } from '../support/randomPairs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Simulation = components['schemas']['ListingSimulation'];

/** How many announcements are drawn; `CASES=500` before a release. */
const numRuns = Number(process.env['CASES'] ?? 25);

/** How many tenants look for something around them. */
const tenants = 120;

const changes: fc.Arbitrary<SimulatedChanges> = fc.record(
  {
    rentChange: fc.constantFrom(...simulatedSteps.rentChange),
    monthsEarlier: fc.constantFrom(...simulatedSteps.monthsEarlier),
    amenities: fc.uniqueArray(fc.constantFrom(...amenities), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const listing = fc
  .record({
    drawn: randomPair.map(({ announcement }) => announcement),
    metres: fc.integer({ min: 0, max: 2_000 }),
    rent: fc.integer({ min: 40_000, max: 300_000 }),
    size: fc.integer({ min: 1_000, max: 20_000 }),
    days: fc.option(fc.integer({ min: -30, max: 200 })),
  })
  .map(({ drawn: { rooms, floor, amenities: offered, deposit }, metres, days, ...rest }) => ({
    ...rest,
    ...placeAt(metres),
    rooms,
    floor,
    amenities: offered,
    deposit,
    moveInDate: days === null ? null : helsinkiDay(new Date(Date.UTC(2026, 10, 21) + days * 86_400_000)),
  }));

let app: TestApplication;
let landlord: LandlordParty;

beforeAll(async () => {
  app = await startTestApplication();
  landlord = await addLandlord(app, 'landlord@simulations.example');
  const drawn = fc.sample(randomPair, { numRuns: tenants, seed: 46 });
  for (const [order, { need }] of drawn.entries()) {
    const { id } = await storeUser(app);
    const rent = 40_000 + order * 2_000;
    // Every other one asks for a rent alone, so that changes of it count.
    const others = order % 2 === 0 ? {} : need;
    await addNeed(app, id, {
      ...others,
      ...placeAt(order * 20),
      drawnArea: order % 10 === 1 ? [...cornersOf(areaAlong(-500, 1_000))] : null,
      rentMax: rent,
      rentMin: null,
      sizeMax: null,
    });
  }
});
afterAll(() => app.close());

async function change(values: Partial<typeof announcements.$inferInsert>) {
  const [row] = await app.database.queries
    .update(announcements)
    .set(values)
    .where(eq(announcements.id, landlord.announcementId))
    .returning();
  if (row === undefined) throw new Error('The announcement is gone');
  return row;
}

async function ask(changed: SimulatedChanges, { bearer, propertyId } = landlord): Promise<Simulation> {
  const url = `/insights/${propertyId}/simulation`;
  const answer = await app.send({ method: 'POST', url, bearer, body: changed });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Simulation>();
}

async function countMatches(): Promise<number> {
  const answer = await app.send({
    method: 'POST',
    url: '/matchmaking?all=true&pointsAbove=60&limit=1',
    bearer: landlord.bearer,
    body: { announcement: landlord.announcementId },
  });
  return answer.json<{ total: number }>().total;
}

const downToFive = (count: number): number => count - (count % 5);

it('counts what the list shows once the announcement is really changed', async () => {
  let differing = 0;
  await fc.assert(
    fc.asyncProperty(listing, changes, async (values, changed) => {
      const row = await change(values);
      const nearby = await simulationStore(app.database).needsNear(row);
      const reach = await reachOf(row, nearby, changed, helsinkiDay(app.now));
      const answered = await ask(changed);
      expect(await countMatches()).toBe(reach.before.length);

      const {
        rent,
        moveInDate,
        amenities: offered,
      } = changedListing(presentListing(row, [], { isWhole: true }), changed);
      const answer = await app.send({
        method: 'PATCH',
        url: `/properties/${landlord.propertyId}`,
        bearer: landlord.bearer,
        body: { rentMin: rent, rentMax: rent, moveInDate, amenities: offered },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await countMatches()).toBe(reach.before.length + reach.gained.length - reach.lost.length);

      expect(answered.before ?? 0).toBe(downToFive(reach.before.length));
      expect(answered.gained).toBe(downToFive(reach.gained.length));
      expect(answered.lost).toBe(downToFive(reach.lost.length));
      if (answered.gained + answered.lost > 0) differing += 1;
    }),
    { numRuns, endOnFailure: true },
  );
  expect(differing).toBeGreaterThan(0);
});

it('counts a hidden announcement as if it were public, and none of the landlord’s own', async () => {
  const other = await addLandlord(app, 'hidden@simulations.example', {}, { ...placeAt(400), rent: 60_000 });
  const whilePublic = await ask({ rentChange: -20 }, other);
  await setPublic(app, other.announcementId, false);
  expect(await ask({ rentChange: -20 }, other)).toEqual(whilePublic);
  expect(whilePublic.before).toBeGreaterThan(0);
});

describe('somebody who compares answers', () => {
  /** Every change that can be tried of the rent and the date. */
  const everyChange = simulatedSteps.rentChange.flatMap((rentChange) =>
    simulatedSteps.monthsEarlier.map((monthsEarlier) => ({ rentChange, monthsEarlier })),
  );
  const far = { ...placeAt(60_000), rent: 110_000, moveInDate: '2027-01-15' };

  it('learns nothing of up to four tenants, whatever is asked and whoever of them comes or goes', async () => {
    const attacker = await addLandlord(app, 'attacker@simulations.example', {}, far);
    const askAll = async () => {
      const answers: Simulation[] = [];
      for (const each of everyChange) answers.push(await ask(each, attacker));
      return answers;
    };
    const nobody = await askAll();
    expect(new Set(nobody.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ before: null, gained: 0, lost: 0 })]),
    );
    for (const rentMax of [90_000, 100_000, 110_000, 120_000]) {
      const { id: userId } = await storeUser(app);
      await addNeed(app, userId, { ...placeAt(60_000), rentMax, moveInDate: '2026-12-01' });
    }
    expect(await askAll()).toEqual(nobody);
  });

  it('adds needs of one account in vain', async () => {
    const near = { ...placeAt(80_000), rentMax: 90_000 };
    const attacker = await addLandlord(app, 'lonely@simulations.example', {}, { ...far, ...placeAt(80_000) });
    const before = await ask({ rentChange: -20 }, attacker);
    const tenant = await addTenant(app, 'many@simulations.example', {}, near);
    for (let count = 0; count < 4; count += 1) await addNeed(app, tenant.userId, near);
    expect(await ask({ rentChange: -20 }, attacker)).toEqual(before);
    await app.database.queries.delete(needs).where(eq(needs.userId, tenant.userId));
  });

  it('learns of five only that they are at least five', async () => {
    const place = placeAt(100_000);
    const attacker = await addLandlord(app, 'five@simulations.example', {}, { ...far, ...place });
    for (let count = 0; count < 7; count += 1) {
      const { id: userId } = await storeUser(app);
      await app.database.queries.insert(needs).values({ id: uuidv7(), userId, ...place, rentMax: 100_000 });
    }
    expect(await ask({}, attacker)).toMatchObject({ before: 5, gained: 0, lost: 0 });
  });
});
