import { matchRadius } from '@tilava/domain/matching';
import { earthRadius, radiansPerDegree } from '@tilava/domain/place';
import type { components } from '@tilava/sdk/schema';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements, needs, residences, tenantInterests } from '../../src/db/schema.ts';
import { cellOf, middleOf } from '../../src/matching/cells.ts';
import {
  checkDistricts,
  denseNeighbourhood,
  expectedTypes,
  type Neighbourhood,
  never,
  type Offer,
  rentOf,
  thinNeighbourhood,
  withoutDistricts,
} from '../support/neighbourhoods.ts';
import { addLandlord, addTenant, placeAt, type LandlordParty, type TenantParty } from '../support/parties.ts';
import { storeUser } from '../support/people.ts';
import { seededNumbers } from '../support/seededNumbers.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Insights = components['schemas']['Insights'];

/** How often somebody asks who wants to find out one rent; `QUESTIONS=10000` before a release. */
const questions = Number(process.env['QUESTIONS'] ?? 100);

/** How many neighbourhoods of each kind are drawn; `CASES=1000` before a release. */
const numRuns = Number(process.env['CASES'] ?? 25);

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
/** The reader first. */
let landlordIds: string[];
let tenantIds: string[];

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await addTenant(app, 'seeker@insights.example');
  landlord = await addLandlord(app, 'owner@insights.example');
  const others = async (isLandlord: boolean) =>
    Promise.all(Array.from({ length: 6 }, async () => (await storeUser(app, { isLandlord })).id));
  landlordIds = [landlord.userId, ...(await others(true))];
  tenantIds = [tenant.userId, ...(await others(false))];
});
afterAll(() => app.close());

async function read({ bearer }: { readonly bearer: string }, propertyId: string): Promise<Insights> {
  const answer = await app.send({ method: 'GET', url: `/insights/${propertyId}`, bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Insights>();
}

const centre = middleOf(cellOf(placeAt(0).latitude, placeAt(0).longitude));
function northOfCentre(metres: number, postalCode = '90100') {
  const latitude = centre.latitude + metres / (earthRadius * radiansPerDegree);
  const { longitude } = centre;
  return {
    address: `Testikatu 1, ${postalCode} Testilä`,
    latitude,
    longitude,
    cell: cellOf(latitude, longitude),
  };
}

async function settle({ offers, searches }: Neighbourhood) {
  const { queries } = app.database;
  await queries.delete(announcements).where(inArray(announcements.userId, landlordIds));
  await queries.delete(needs).where(inArray(needs.userId, tenantIds));
  const propertyId = uuidv7();
  const needId = uuidv7();
  const own: Offer = { landlord: 0, flag: 1, metres: 0, size: 5000, rent: 100_000, isActive: true };
  const rows = [own, ...offers].map((drawn, order) => ({
    ...northOfCentre(drawn.metres, drawn.postalCode),
    id: uuidv7(),
    propertyId: order === 0 ? propertyId : uuidv7(),
    userId: landlordIds[drawn.landlord] ?? '',
    residenceId: uuidv7(),
    residenceType: 'office' as const,
    residenceFlag: drawn.flag,
    size: drawn.size,
    rent: drawn.rent,
    isActive: drawn.isActive,
  }));
  await queries
    .insert(residences)
    .values(rows.map(({ residenceId, userId }) => ({ id: residenceId, userId })));
  await queries.insert(announcements).values(rows);
  const ownSearch = { tenant: 0, flags: 1, metres: 0 };
  const others = searches.filter((drawn) => drawn.tenant !== 0);
  await queries.insert(needs).values(
    [ownSearch, ...others].map((drawn, order) => ({
      ...northOfCentre(drawn.metres),
      id: order === 0 ? needId : uuidv7(),
      userId: tenantIds[drawn.tenant] ?? '',
      residenceFlags: drawn.flags,
    })),
  );
  return { propertyId, needId, offers: [own, ...offers], searches: [ownSearch, ...others] };
}

describe('what others let and seek nearby', () => {
  /** Settles each neighbourhood, and answers how many of them a landlord in it is told of, whole and in parts. */
  async function readAll(neighbourhoods: fc.Arbitrary<Neighbourhood>) {
    const shown = { whole: 0, inParts: 0, inDistricts: 0 };
    await fc.assert(
      fc.asyncProperty(neighbourhoods, async (drawn) => {
        const { propertyId, needId, offers, searches } = await settle(drawn);
        const forTenant = await read(tenant, needId);
        const othersSearch = searches.filter((searched) => searched.tenant !== 0);
        expect(withoutDistricts(forTenant.types)).toEqual(expectedTypes(offers, othersSearch));
        expect(forTenant.weeks).toEqual([]);
        checkDistricts(offers, forTenant.types);
        const forLandlord = await read(landlord, propertyId);
        const othersOffer = offers.filter((offered) => offered.landlord !== 0);
        expect(withoutDistricts(forLandlord.types)).toEqual(expectedTypes(othersOffer, searches));
        if (checkDistricts(othersOffer, forLandlord.types) > 0) shown.inDistricts += 1;
        if (forLandlord.types.some(({ rent }) => rent !== null)) shown.whole += 1;
        if (forLandlord.types.some(({ rentByDistance }) => rentByDistance.length > 0)) shown.inParts += 1;
      }),
      { numRuns, endOnFailure: true },
    );
    return shown;
  }

  it('is told of groups of five others and more in a dense neighbourhood, in parts that are each so large', async () => {
    const shown = await readAll(denseNeighbourhood);
    expect(shown.whole).toBeGreaterThan(numRuns / 2);
    expect(shown.inParts).toBeGreaterThan(numRuns / 2);
    expect(shown.inDistricts).toBeGreaterThan(numRuns / 2);
  });

  it('is mostly told nothing in a thin neighbourhood, and of groups of five others and more where there are any', async () => {
    const shown = await readAll(thinNeighbourhood);
    expect(shown.whole).toBeLessThan(numRuns / 2);
  });

  describe('by district', () => {
    /** Two offices of each of the landlords in a postal area. */
    const officesIn = (postalCode: string, ...owners: readonly number[]): Offer[] =>
      owners.flatMap((owner) =>
        [2000, 2500].map((rent) => ({
          landlord: owner,
          flag: 1,
          metres: 10,
          size: 100,
          rent,
          isActive: true,
          postalCode,
        })),
      );
    async function districtsOf(...offers: readonly Offer[]) {
      const { propertyId } = await settle({ offers, searches: [] });
      return (await read(landlord, propertyId)).types[0]?.rentByDistrict;
    }

    it('is told with its names and where it lies', async () => {
      const shown = await districtsOf(...officesIn('00120', 1, 2, 3, 4, 5));
      expect(shown).toEqual([
        {
          postalCode: '00120',
          names: { fi: 'Punavuori', sv: 'Rödbergen' },
          location: { latitude: expect.closeTo(60.163, 2), longitude: expect.closeTo(24.939, 2) },
          count: 10,
          rent: { low: 20, median: 20, high: 20 },
        },
      ]);
    });

    it('is not told of four landlords', async () => {
      expect(await districtsOf(...officesIn('00120', 1, 2, 3, 4, 4))).toEqual([]);
    });

    it('hides the smallest district, too, where the hidden ones would be the difference to the circle', async () => {
      const large = [...officesIn('00100', 1, 2, 3, 4, 5), ...officesIn('00100', 6)];
      const small = officesIn('00120', 1, 2, 3, 4, 5);
      const codes = async (...offers: readonly Offer[]) =>
        (await districtsOf(...large, ...small, ...offers))?.map(({ postalCode }) => postalCode);
      expect(await codes()).toEqual(['00100', '00120']);
      expect(await codes(...officesIn('00170', 1))).toEqual(['00100']);
      expect(await codes(...officesIn('00170', 1, 2, 3, 4, 5))).toEqual(['00100', '00120', '00170']);
    });

    it('hides addresses in no named district behind districts', async () => {
      const large = officesIn('00100', 1, 2, 3, 4, 5);
      expect(await districtsOf(...large, ...officesIn('90100', 1))).toEqual([]);
      expect(await districtsOf(...large, ...officesIn('90100', 2, 3, 4, 5, 6))).toHaveLength(1);
    });
  });

  it('is not told to who lifts a group of four over five by entries of their own', async () => {
    const four = [1, 2, 3, 4].map((index) => ({
      landlord: index,
      flag: 1,
      metres: 10,
      size: 100,
      rent: 2000,
      isActive: true,
    }));
    const mine = Array.from({ length: 9 }, () => ({ ...(four[0] ?? never()), landlord: 0 }));
    const { propertyId } = await settle({ offers: [...four, ...mine], searches: [] });
    const [office] = (await read(landlord, propertyId)).types;
    expect(office).toMatchObject({ supply: null, rent: null, rentByDistance: [], rentByDistrict: [] });
  });

  it('reveals no single rent within 5 %, whatever others let nearby and however often they ask', async () => {
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    const random = seededNumbers(seed);
    const next = (below: number) => Math.floor(random() * below);
    const victim = {
      landlord: 1,
      flag: 1,
      metres: 10,
      size: 10_000,
      rent: 180_000 + next(60_000),
      isActive: true,
    };
    const rents = Array.from({ length: 2_001 }, (_, index) =>
      Math.round(victim.rent * (0.8 + index / 5_000)),
    );
    let possible = rents;
    for (let question = 0; question < questions; question += 1) {
      // Where the rent may be, in which the next question is to find out more.
      const least = Math.min(...possible);
      const most = Math.max(...possible);
      const near = () => least - 50 + next(most - least + 100);
      const others = [2, 3, 4, 5, 6].flatMap((index) => {
        const rent = near();
        return Array.from({ length: 2 + next(2) }, () => ({ ...victim, landlord: index, rent }));
      });
      const { needId, offers } = await settle({ offers: [victim, victim, ...others], searches: [] });
      const [shown] = (await read(tenant, needId)).types;
      expect(shown?.rent).not.toBeNull();
      const answers = (rent: number) => {
        const supposed = offers.map((drawn) => (drawn.landlord === 1 ? { ...drawn, rent } : drawn));
        return JSON.stringify(rentOf(supposed)) === JSON.stringify(shown?.rent);
      };
      expect(answers(victim.rent), `seed ${seed}`).toBe(true);
      possible = possible.filter(answers);
    }
    const middle = (Math.min(...possible) + Math.max(...possible)) / 2;
    expect((Math.max(...possible) - middle) / middle, `seed ${seed}`).toBeGreaterThan(0.05);
  });

  it('is the same from everywhere in a square of 250 m, so that no circle is moved past one entry', async () => {
    const { needId } = await settle({
      offers: [1, 2, 3, 4, 5].map((index) => ({
        landlord: index,
        flag: 1,
        metres: matchRadius,
        size: 100,
        rent: 2000,
        isActive: true,
      })),
      searches: [],
    });
    const there = await read(tenant, needId);
    expect(there.types[0]?.supply).toBe(5);
    const { latitude, cell } = northOfCentre(-120);
    expect(cell).toBe(northOfCentre(0).cell);
    await app.database.queries.update(needs).set({ latitude }).where(eq(needs.id, needId));
    expect(await read(tenant, needId)).toEqual(there);
  });
});

describe('an announcement’s interest', () => {
  it('is told by whole weeks of Helsinki, of five tenants and more', async () => {
    const { propertyId } = await settle({ offers: [], searches: [] });
    const [shown] = await app.database.queries
      .select({ id: announcements.id })
      .from(announcements)
      .where(eq(announcements.propertyId, propertyId));
    const since = ['2026-11-08T21:59:59Z', '2026-11-08T22:00:00Z', '2026-11-15T21:59:59Z'];
    await app.database.queries.insert(tenantInterests).values(
      tenantIds.slice(1).map((tenantId, order) => ({
        tenantId,
        announcementId: shown?.id ?? '',
        createdAt: new Date(since[Math.min(order, 2)] ?? ''),
      })),
    );
    const { weeks } = await read(landlord, propertyId);
    expect(weeks.map(({ monday }) => monday).slice(-2)).toEqual(['2026-11-02', '2026-11-09']);
    expect(weeks.slice(-2).map(({ interests }) => interests)).toEqual([null, 5]);
  });
});
