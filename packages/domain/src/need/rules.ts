import type { Contract } from '../contract.ts';
import type { FieldFault } from '../form/fault.ts';
import { boundFaults, periodFaults } from '../property/rules.ts';

/** How many needs a tenant has at the most. */
export const maxNeeds = 1;

/** What the rules between the fields look at; what is missing cannot be read yet. */
export type NeedLimits = {
  readonly [Name in 'sizeMin' | 'sizeMax' | 'rentMin' | 'rentMax' | 'moveInDate' | 'moveOutDate']?:
    Contract['Need'][Name] | undefined;
};

/**
 * What is wrong between the fields of a need, whether it is filled in or stored: its bounds, and its days as
 * `YYYY-MM-DD`.
 */
export const needFaults = (limits: NeedLimits): readonly FieldFault[] => [
  ...boundFaults('size', limits.sizeMin, limits.sizeMax),
  ...boundFaults('rent', limits.rentMin, limits.rentMax),
  ...periodFaults(limits.moveInDate, limits.moveOutDate),
];
