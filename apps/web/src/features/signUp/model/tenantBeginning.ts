import { type ResidenceFlag, residenceFlags } from '@tilava/domain/enums';
import type { Position } from '@tilava/domain/place';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where premises are sought: the address as it is written, and where it lies, once it is chosen. */
export interface SoughtAddress {
  readonly address: string;
  readonly location: Position | null;
}

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

export const writeBeginning = ({ location, others }: TenantBeginning): unknown => ({ ...others, location });

/** Whether a draft holds no more than that, so that no form is needed to go on from it. */
export const isBeginning = (draft: unknown): boolean => Object.keys(readBeginning(draft).others).length === 0;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is Position =>
  isRecord(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number';

export const tenantSteps = ['location', 'property', 'results', 'profile', 'account'] as const;

export type TenantStep = (typeof tenantSteps)[number];

export const tenantStepPath = (index: number): string => `/signup/tenant/${String(index)}`;

/** What was entered on the landing page. */
export interface GivenSearch {
  readonly address: string | null;
  readonly type: ResidenceFlag | null;
}

export const readGivenSearch = (search: URLSearchParams): GivenSearch => ({
  address: search.get('address'),
  type: residenceFlags.find((flag) => flag === search.get('type')) ?? null,
});

interface GivenSearchOptions {
  readonly given: GivenSearch;
  readonly sought: SoughtAddress;
  readonly onAddress: (address: SoughtAddress) => void;
  readonly onType: (type: ResidenceFlag) => void;
}

/** Takes over what another page gives, once, removes it from this page's own address, and returns what to search for. */
export function useGivenSearch({ given, sought, onAddress, onType }: GivenSearchOptions): string | null {
  const navigate = useNavigate();
  const { address, type } = given;
  const [search] = useState(() => (address === sought.address && sought.location !== null ? null : address));
  useEffect(() => {
    if (address === null && type === null) return;
    if (search !== null) onAddress({ address: search, location: null });
    if (type !== null) onType(type);
    void navigate(tenantStepPath(0), { replace: true });
    // Only what this page was opened with counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address, type]);
  return search;
}

/** The other steps of a draft, with the type of premises that is looked for. */
export const withType = (
  others: TenantBeginning['others'],
  type: ResidenceFlag,
): TenantBeginning['others'] => ({
  ...others,
  property: { ...(isRecord(others['property']) && others['property']), residenceType: [type] },
});
