import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { criteriaForm, type CriteriaResult } from './criteria/form.ts';
import {
  announcementCreation,
  listingChanges,
  listingForm,
  listingValues,
  type ListingResult,
} from './listing.ts';
import { pick } from './members.ts';
import { plainListingFields } from './property/premises.ts';
import { resultOf } from './testing/forms.ts';
import { anyListing, someCriteria, someListing } from './testing/properties.ts';

const today = '2026-03-01';

const resultFor = (listing: Contract['Listing']): ListingResult & CriteriaResult =>
  resultOf(listingForm({ today, before: listing }), listingValues(listing));

const some = resultFor(someListing);
const nobody = resultOf(criteriaForm, {});
const { criteria: _, ...unjudged } = someListing;

/** What the server makes of a body: the listing that was there, with the values that came. */
const applied = (listing: Contract['Listing'], body: Contract['ListingChanges']): Contract['Listing'] => {
  const x = body.x ?? listing.x;
  const y = body.y ?? listing.y;
  const {
    sizeMax = listing.size,
    rentMax = listing.rent,
    criteria,
    sizeMin: _min,
    rentMin: _low,
    ...same
  } = body;
  return {
    ...listing,
    ...same,
    size: sizeMax,
    rent: rentMax,
    x,
    y,
    location: { latitude: x, longitude: y },
    criteria: { ...nobodyThere, ...listing.criteria, ...criteria },
    // JSON holds nothing that is undefined.
  } as Contract['Listing'];
};

const nobodyThere: Contract['TenantCriteria'] = {
  industries: [],
  creditRating: [],
  operatingMargin: [],
  employee: [],
  publicDisplay: false,
};

describe('a new announcement that is sent', () => {
  test('§7 The announcement body is built from the wizard form with isLandlord true', () => {
    expect(announcementCreation(some, some)).toStrictEqual({
      ...pick(someListing, ['address', 'x', 'y', 'residenceType', 'roomCount', 'floor', 'amenities']),
      // What a listing says in the same way.
      ...pick(some, plainListingFields),
      isLandlord: true,
      sizeMin: 75.5,
      sizeMax: 75.5,
      rentMin: 1250,
      rentMax: 1250,
      deposit: 0,
      costs: someListing.costs,
      criteria: someCriteria,
    });
  });

  test('§5 For a landlord, rentMax and sizeMax are set equal to the single entered rentMin and sizeMin', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const body = announcementCreation(resultFor(listing), nobody);
        expect([body.rentMin, body.rentMax]).toStrictEqual([listing.rent, listing.rent]);
        expect([body.sizeMin, body.sizeMax]).toStrictEqual([listing.size, listing.size]);
      }),
    );
  });

  test('§5 A landlord’s empty strings are sent as null, and deposit false too', () => {
    const silent = {
      description: '',
      view: '',
      condition: '',
      moveInDate: '',
      moveOutDate: '',
      deposit: false,
    };
    const result = resultOf(listingForm({ today }), { ...listingValues(someListing), ...silent });
    expect(announcementCreation(result, nobody)).toStrictEqual({
      ...announcementCreation(some, nobody),
      description: null,
      view: null,
      condition: null,
      moveInDate: null,
      moveOutDate: null,
      deposit: null,
    });
  });

  test('prefers nobody where nothing is ticked', () => {
    expect(announcementCreation(some, nobody).criteria).toStrictEqual(nobodyThere);
  });

  test('is shaped once: the listing that it makes is sent the same way', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const result = resultFor(listing);
        const { isLandlord: _true, ...body } = announcementCreation(result, result);
        const again = resultFor(applied(listing, body));
        expect(announcementCreation(again, again)).toStrictEqual({ isLandlord: true, ...body });
      }),
    );
  });
});

describe('an edited listing', () => {
  test('that is saved as it was sends nothing', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        expect(listingChanges(listing, resultFor(listing))).toBeNull();
      }),
    );
  });

  describe('§5 Only changed values of a listing are sent on edit', () => {
    test.each([
      { description: null },
      { residenceType: 'garage' as const },
      { floor: 'bottom' as const },
      { moveInDate: null },
      { moveOutDate: '2028-01-01' },
      { condition: null },
      { view: 'Sea' },
      { amenities: [] },
      { vatOnRent: null },
      { leaseTermMonths: 12 },
      { permanentBuildingId: null },
    ])('%j', (change) => {
      expect(listingChanges(someListing, { ...some, ...change })).toStrictEqual(change);
    });
  });

  test('sends both coordinates where either or the address changed', () => {
    const moved = { latitude: 60.2, longitude: 24.9305 };
    expect(listingChanges(someListing, { ...some, location: moved })).toStrictEqual({ x: 60.2, y: 24.9305 });
    const { latitude: x, longitude: y } = someListing.location;
    const address = 'Kalevankatu 1';
    expect(listingChanges(someListing, { ...some, address })).toStrictEqual({ address, x, y });
  });

  test('sends the one room count as a list, and a new rent or size as both bounds', () => {
    expect(listingChanges(someListing, { ...some, roomCount: 3 })).toStrictEqual({ roomCount: [3] });
    expect(listingChanges(someListing, { ...some, rentMin: 9 })).toStrictEqual({ rentMin: 9, rentMax: 9 });
    expect(listingChanges(someListing, { ...some, sizeMin: 9 })).toStrictEqual({ sizeMin: 9, sizeMax: 9 });
  });

  test('sends a deposit as its amount, and 0 where "No deposit" is ticked or 0 is entered', () => {
    const paid = { ...someListing, deposit: 500.5 };
    expect(listingChanges(paid, resultFor(paid))).toBeNull();
    const { deposit: _unpaid, ...changed } = { ...resultFor(paid), depositAmount: 750 };
    expect(listingChanges(paid, { ...changed, deposit: false })).toStrictEqual({ deposit: 750 });
    expect(listingChanges(paid, { ...changed, deposit: true })).toStrictEqual({ deposit: 0 });
    expect(listingChanges(paid, { ...some, deposit: false, depositAmount: 0 })).toStrictEqual({ deposit: 0 });
    expect(listingChanges(paid, { ...some, deposit: false, depositAmount: null })).toStrictEqual({
      deposit: null,
    });
    expect(listingChanges(someListing, { ...some, deposit: false })).toStrictEqual({ deposit: null });
  });

  test('sends all costs where one changed', () => {
    const water = { ...someListing.costs[1], amount: 20, basis: 'month', isEstimated: true };
    const edited = { ...some, waterBasis: 'month', waterAmount: 20, waterIsEstimated: true } as const;
    expect(listingChanges(someListing, edited)).toStrictEqual({ costs: [someListing.costs[0], water] });
    expect(listingChanges(someListing, { ...some, waterAmount: 20, waterIsEstimated: true })).toBeNull();
    expect(listingChanges(someListing, { ...some, heatingBasis: null, waterBasis: null })).toStrictEqual({
      costs: [],
    });
  });

  test('sends of the preferred tenant what changed there', () => {
    const edited = { ...some, employee: [7], industries: ['ed', 'mn'] } as const;
    expect(listingChanges(someListing, edited)).toStrictEqual({ criteria: { employee: [7] } });
    expect(listingChanges(someListing, { ...edited, view: 'Sea' })).toStrictEqual({
      view: 'Sea',
      criteria: { employee: [7] },
    });
    expect(listingChanges(someListing, { ...some, publicDisplay: false })).toStrictEqual({
      criteria: { publicDisplay: false },
    });
  });

  test('sends the whole preference where there was none', () => {
    expect(listingChanges(unjudged, { ...some, ...nobody })).toBeNull();
    expect(listingChanges(unjudged, some)).toStrictEqual({ criteria: someCriteria });
  });

  test('sends nothing more once its changes are there', () => {
    fc.assert(
      fc.property(anyListing, anyListing, (before, wanted) => {
        const result = resultFor(wanted);
        const after = applied(before, listingChanges(before, result) ?? {});
        expect(listingChanges(after, result)).toBeNull();
      }),
    );
  });
});
