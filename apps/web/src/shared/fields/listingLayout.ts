import type { ListingFieldName } from '@tilava/domain/property';

/** Names that stand beside each other are in an array of their own; what is not placed stands in the last section. */
export type Rows<Name> = readonly (Name | readonly Name[])[];
export type Layout<Name> = Readonly<Record<'premises' | 'terms', Rows<Name>>> & {
  readonly costs?: Rows<Name>;
};

/** How the fields of a listing are grouped, in forms and where they are told. */
export const listingLayout: Layout<ListingFieldName> & { readonly costs: Rows<ListingFieldName> } = {
  premises: [
    ['residenceType', 'condition'],
    'roomCount',
    'floor',
    ['sizeMin', 'areaBasis'],
    'view',
    ['energyClass', 'energyCertificate'],
    ['permanentBuildingId'],
  ],
  terms: [
    ['rentMin', 'depositAmount', 'deposit'],
    ['moveInDate', 'moveOutDate'],
  ],
  costs: [['vatOnRent', 'indexation'], ['leaseTermMonths', 'noticeMonths'], 'guarantee'],
};
