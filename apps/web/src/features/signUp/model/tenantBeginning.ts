import type { Position } from '@tilava/domain/place';

/** Where premises are sought: the address as it is written, and where it lies, once it is chosen. */
export interface SoughtAddress {
  readonly address: string;
  readonly location: Position | null;
}

/** What a tenant's sign-up holds before the code of its forms is there. */
export interface TenantBeginning {
  readonly location: SoughtAddress;
  /** What another tab has written into other steps meanwhile. */
  readonly others: Readonly<Record<string, unknown>>;
}

/** The beginning that a draft holds; an empty one where it holds nothing that could be one. */
export function readBeginning(draft: unknown): TenantBeginning {
  const { location, ...others } = isRecord(draft) ? draft : {};
  const { address, location: position } = isRecord(location) ? location : {};
  return {
    location: {
      address: typeof address === 'string' ? address : '',
      location: isPlace(position) ? position : null,
    },
    others,
  };
}

/** What of it is kept. */
export const writeBeginning = ({ location, others }: TenantBeginning): unknown => ({ ...others, location });

/** Whether a draft holds no more than that, so that no form is needed to go on from it. */
export const isBeginning = (draft: unknown): boolean => Object.keys(readBeginning(draft).others).length === 0;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is Position =>
  isRecord(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number';
