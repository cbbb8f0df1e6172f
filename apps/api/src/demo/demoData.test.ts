import { publishableDistricts } from '@tilava/domain/insights';
import { describe, expect, test } from 'vitest';
import { addresses } from './addresses.ts';
import { demoData } from './demoData.ts';
import type { DemoAddress, DemoListing } from './types.ts';

const { tenants, landlords, admin } = demoData;
const listings = landlords.flatMap((landlord) => landlord.listings);
const users = [...tenants, ...landlords, admin];

const priceBands: Record<DemoListing['residenceType'], readonly [least: number, most: number]> = {
  office: [15, 45],
  coWorkingSpace: [15, 45],
  storage: [6, 13],
  garage: [6, 13],
  production: [6, 13],
  retail: [12, 60],
  restaurant: [12, 60],
  exhibition: [12, 60],
  sports: [12, 60],
  nursingHome: [8, 30],
  other: [8, 30],
};

function findTenant(email: string) {
  const found = tenants.find((tenant) => tenant.email === email);
  expect.assert(found, email);
  return found;
}

function findLandlord(email: string) {
  const found = landlords.find((landlord) => landlord.email === email);
  expect.assert(found, email);
  return found;
}

function metresBetween(one: DemoAddress, other: DemoAddress): number {
  const radians = Math.PI / 180;
  const north = (other.latitude - one.latitude) * radians;
  const meanLatitude = ((one.latitude + other.latitude) / 2) * radians;
  const east = (other.longitude - one.longitude) * radians * Math.cos(meanLatitude);
  return Math.round(6_371_008.8 * Math.hypot(north, east));
}

const wantedPlace = findTenant('tenant@tilava.example').need;
const demoListings = findLandlord('landlord@tilava.example').listings;
const within =
  (least: number, most: number, from: DemoAddress = wantedPlace) =>
  (place: DemoAddress) => {
    const distance = metresBetween(from, place);
    return distance >= least && distance <= most;
  };

describe('people', () => {
  test('are as many as the demo promises', () => {
    expect(tenants).toHaveLength(25);
    expect(landlords).toHaveLength(17);
    expect(tenants.filter((tenant) => tenant.privateTenant)).toHaveLength(12);
  });

  test('have addresses of their own for mail', () => {
    const emails = users.map((user) => user.email);
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@tilava\.example$/);
  });

  test('have telephone numbers of their own', () => {
    const numbers = users.map(
      (user) => user.privateTenant?.phoneNumber ?? user.organizationTenant?.phoneNumber,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^\+3584012345\d\d$/);
  });

  test('speak at least one language', () => {
    for (const user of users) expect(user.languages.length, user.email).toBeGreaterThan(0);
  });

  test('of both kinds can be logged in as', () => {
    expect(findTenant('tenant@tilava.example').privateTenant).not.toBeNull();
    expect(findTenant('organisation@tilava.example').organizationTenant).not.toBeNull();
    expect(admin.email).toBe('admin@tilava.example');
  });
});

describe('addresses', () => {
  const all: readonly DemoAddress[] = Object.values(addresses);

  test('are many, and each is there once', () => {
    expect(all.length).toBeGreaterThanOrEqual(75);
    expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
    const streets = listings.map(({ address }) => address);
    expect(new Set(streets).size).toBe(streets.length);
  });

  test('have a postal code of their city', () => {
    for (const { address } of all)
      expect(address).toMatch(/^.+ \d+, (00\d{3} Helsinki|02\d{3} Espoo|01\d{3} Vantaa)$/);
  });

  test('lie in the Helsinki region', () => {
    for (const { address, latitude, longitude } of all) {
      expect(latitude, address).toBeGreaterThan(60.13);
      expect(latitude, address).toBeLessThan(60.31);
      expect(longitude, address).toBeGreaterThan(24.7);
      expect(longitude, address).toBeLessThan(25.16);
    }
  });
});

describe('listings', () => {
  test('are at least 66, about eight of them hidden', () => {
    expect(listings.length).toBeGreaterThanOrEqual(66);
    expect(listings.filter((listing) => !listing.isActive)).toHaveLength(8);
  });

  test('are of every residence type', () => {
    expect(new Set(listings.map((listing) => listing.residenceType))).toEqual(
      new Set(Object.keys(priceBands)),
    );
  });

  test.each(listings.map((listing) => [listing.address, listing] as const))(
    '%s is believable',
    (_, listing) => {
      const [least, most] = priceBands[listing.residenceType];
      expect(listing.size).toBeGreaterThanOrEqual(12);
      expect(listing.size).toBeLessThanOrEqual(900);
      expect(listing.rent / listing.size).toBeGreaterThanOrEqual(least);
      expect(listing.rent / listing.size).toBeLessThanOrEqual(most);
      expect(listing.rent % 10).toBe(0);
      expect(listing.rooms).toBeGreaterThanOrEqual(1);
      expect(listing.rooms).toBeLessThanOrEqual(6);
      expect(listing.description?.length).toBeLessThanOrEqual(300);
    },
  );

  test('have descriptions of their own', () => {
    expect(new Set(listings.map((listing) => listing.description)).size).toBe(listings.length);
  });

  test('are free today, later, or on no stated day; some only for a time', () => {
    expect(listings.some((listing) => listing.moveIn === null)).toBe(true);
    expect(listings.some((listing) => (listing.moveIn ?? 0) > 0)).toBe(true);
    expect(listings.some((listing) => listing.moveOut !== null)).toBe(true);
  });

  test('show or keep their criteria', () => {
    expect(new Set(listings.map((listing) => listing.criteria.publicDisplay)).size).toBe(2);
  });
});

describe('needs', () => {
  test('state a bound of rent and of size, in order', () => {
    for (const { email, need } of tenants) {
      expect(need.sizeMin ?? need.sizeMax, email).not.toBeNull();
      expect(need.rentMin ?? need.rentMax, email).not.toBeNull();
      expect(need.sizeMin ?? 0, email).toBeLessThan(need.sizeMax ?? Infinity);
      expect(need.rentMin ?? 0, email).toBeLessThan(need.rentMax ?? Infinity);
    }
  });
});

describe('the demo tenant', () => {
  const open = listings.filter((listing) => listing.isActive);

  test('finds 18 to 50 public listings within 3 km, some just outside and many far away', () => {
    const near = open.filter(within(0, 3000)).length;
    expect(near).toBeGreaterThanOrEqual(18);
    // Insights need ten of a type in a district, and ten around all of them.
    expect(near).toBeLessThanOrEqual(50);
    expect(open.filter(within(3001, 3500)).length).toBeGreaterThanOrEqual(4);
    expect(open.filter(within(3501, 30_000)).length).toBeGreaterThanOrEqual(20);
  });

  test.each([
    ['tenant', addresses.fredrikinkatu46],
    ['landlord', addresses.kalevankatu30],
  ])('and the demo landlord read the rents of two districts: the %s', (reader, around) => {
    const rents = landlords.flatMap(({ email, listings: lets }) =>
      lets
        .filter(({ isActive, residenceType }) => isActive && residenceType === 'office')
        // What others let.
        .filter(() => email !== `${reader}@tilava.example`)
        .filter(within(0, 3000, around))
        .map(({ address, rent, size }) => ({
          landlord: email,
          district: /\d{5}/.exec(address)?.[0] ?? null,
          count: 1,
          rent: rent / size,
        })),
    );
    expect(publishableDistricts(rents).map(({ district }) => district)).toEqual(['00100', '00180']);
  });

  test('would be found by the demo landlord’s hidden office within 1 km', () => {
    const hidden = demoListings.filter((listing) => !listing.isActive).filter(within(0, 1000));
    expect(hidden.map((listing) => [listing.address, listing.residenceType])).toEqual([
      ['Eerikinkatu 24, 00100 Helsinki', 'office'],
    ]);
  });

  test('has offices of the demo landlord just inside and just outside the radius', () => {
    const offices = demoListings.filter((listing) => listing.isActive && listing.residenceType === 'office');
    expect(offices.filter(within(3050, 3150)).map((listing) => listing.address)).toEqual([
      'Teollisuuskatu 33, 00510 Helsinki',
    ]);
    expect(offices.filter(within(2900, 3000)).map((listing) => listing.address)).toEqual([
      'Paciuksenkatu 19, 00270 Helsinki',
    ]);
    expect(demoListings.length).toBeGreaterThanOrEqual(8);
  });
});
