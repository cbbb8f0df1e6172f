import { expectTypeOf, test } from 'vitest';
import type { Contract } from '../contract.ts';
import type { Amenity } from './amenity.ts';
import type { CreditRating } from './creditRating.ts';
import type { EmployeeBand } from './employeeBand.ts';
import type { Floor } from './floor.ts';
import type { Industry } from './industry.ts';
import type { OperatingMargin } from './operatingMargin.ts';
import type { ResidenceFlag, ResidenceType } from './residence.ts';
import type { RoomCount } from './roomCount.ts';

// Checked by the compiler: a key more or less on either side fails `typecheck`.
test('every enumeration is exactly the contract’s', () => {
  expectTypeOf<Amenity>().toEqualTypeOf<Contract['Amenity']>();
  expectTypeOf<CreditRating>().toEqualTypeOf<Contract['CreditRating']>();
  expectTypeOf<EmployeeBand>().toEqualTypeOf<Contract['EmployeeBand']>();
  expectTypeOf<Floor>().toEqualTypeOf<Contract['Floor']>();
  expectTypeOf<Industry>().toEqualTypeOf<Contract['Industry']>();
  expectTypeOf<OperatingMargin>().toEqualTypeOf<Contract['OperatingMargin']>();
  expectTypeOf<ResidenceFlag>().toEqualTypeOf<Contract['ResidenceFlag']>();
  expectTypeOf<ResidenceType>().toEqualTypeOf<Contract['ResidenceType']>();
  expectTypeOf<RoomCount>().toExtend<Contract['RoomCount']>();
});
