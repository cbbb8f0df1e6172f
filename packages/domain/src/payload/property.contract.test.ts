import { expectTypeOf, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { announcementCreation, listingChanges } from '../listing.ts';
import { needChanges, needCreation } from '../need.ts';
import { residenceCreation } from './account.ts';

// Checked by the compiler: a payload that the contract would refuse fails `typecheck`.
test('payloads are the contract’s', () => {
  expectTypeOf(needCreation).returns.toExtend<Contract['NeedCreation']>();
  expectTypeOf(needChanges).returns.toEqualTypeOf<Contract['NeedChanges'] | null>();
  expectTypeOf(announcementCreation).returns.toExtend<Contract['AnnouncementCreation']>();
  expectTypeOf(listingChanges).returns.toEqualTypeOf<Contract['ListingChanges'] | null>();
  expectTypeOf(residenceCreation).returns.toEqualTypeOf<Contract['ResidenceCreation']>();
});

type NeedBody = ReturnType<typeof needCreation>;
type AnnouncementBody = ReturnType<typeof announcementCreation>;

test('payloads that the contract would refuse do not compile', () => {
  // @ts-expect-error -- a deposit of some money is the landlord's to ask for
  expectTypeOf<{ deposit: 500 }>().toExtend<Pick<NeedBody, 'deposit'>>();
  // @ts-expect-error -- restaurants are no flag of a tenant's
  expectTypeOf<{ residenceType: ['restaurant'] }>().toExtend<Pick<NeedBody, 'residenceType'>>();
  // @ts-expect-error -- the day of moving in is required
  expectTypeOf<{ moveInDate: null }>().toExtend<Pick<NeedBody, 'moveInDate'>>();
  // @ts-expect-error -- an announcement is a landlord's
  expectTypeOf<{ isLandlord: false }>().toExtend<Pick<AnnouncementBody, 'isLandlord'>>();
  // @ts-expect-error -- the one room count is sent as a list
  expectTypeOf<{ roomCount: 2 }>().toExtend<Pick<AnnouncementBody, 'roomCount'>>();
  // @ts-expect-error -- premises have a rent
  expectTypeOf<{ rentMax: null }>().toExtend<Pick<AnnouncementBody, 'rentMax'>>();
  // @ts-expect-error -- a house type is one of the landlord's residence types
  expectTypeOf<'castle'>().toExtend<Parameters<typeof residenceCreation>[0]>();
});
