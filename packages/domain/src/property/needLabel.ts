import type { Contract } from '../contract.ts';

type Need = Contract['Need'];

/** What a need is called: by the tenant's name for it, else by its kinds of premises and where they are wanted. */
export const needLabel = (
  { name, residenceType, address }: Pick<Need, 'name' | 'residenceType' | 'address'>,
  kinds: Readonly<Record<Need['residenceType'][number], string>>,
): string => name ?? [...residenceType.map((kind) => kinds[kind]), address].join(', ');
