import type { Contract } from '../contract.ts';

type Need = Contract['Need'];

/** How many needs a tenant has at the most. */
export const maxNeeds = 5;

/** How long the name of a need may be. */
export const maxNeedName = 60;

/** What a need is called: by the tenant's name for it, else by its kinds of premises and where they are wanted. */
export const needLabel = (
  { name, residenceType, address }: Pick<Need, 'name' | 'residenceType' | 'address'>,
  nameOf: (kind: Need['residenceType'][number]) => string,
): string => name ?? [...residenceType.map(nameOf), address].join(', ');
