import type { Contract } from '../contract.ts';
import { numberText } from '../form/fields/number.ts';
import type { FormValues } from '../form/form.ts';
import type { NeedFields } from './form.ts';

/**
 * What the edit form holds for a need that is there. A day or a text that it does not tell is empty; "No deposit" is
 * ticked where the deposit is 0.
 */
export const needValues = (need: Contract['Need']): FormValues<NeedFields> => ({
  address: need.address,
  location: need.location,
  residenceType: need.residenceType,
  roomCount: need.roomCount.map(String),
  floor: need.floor,
  sizeMin: numberText(need.sizeMin),
  sizeMax: numberText(need.sizeMax),
  rentMin: numberText(need.rentMin),
  rentMax: numberText(need.rentMax),
  moveInDate: need.moveInDate ?? '',
  moveOutDate: need.moveOutDate ?? '',
  deposit: need.deposit === 0,
  amenities: need.amenities,
  confirmed: '',
  description: need.description ?? '',
});
