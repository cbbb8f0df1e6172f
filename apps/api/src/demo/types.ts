import type { components } from '@tilava/sdk/schema';

type Schemas = components['schemas'];

/** Who somebody of the demo data is: a private person or an organisation, never both. */
export type DemoIdentity =
  | { readonly privateTenant: Schemas['PrivatePerson']; readonly organizationTenant: null }
  | { readonly privateTenant: null; readonly organizationTenant: Schemas['Organization'] };

/** A user of the demo data; everything that the contract's `User` has and the store does not make itself. */
export type DemoUser = DemoIdentity & {
  readonly email: string;
  /** Left out for an account whose email is verified: only then can it log in and be found. */
  readonly isVerified?: false;
  readonly description: string | null;
  readonly creditRating: Schemas['CreditRating'] | null;
  readonly operatingMargin: Schemas['OperatingMargin'] | null;
  readonly deductsVat?: boolean;
  readonly industries: readonly Schemas['Industry'][];
  readonly occupation: Schemas['Occupation'];
  readonly languages: readonly string[];
};

/** A street address with its coordinates in degrees. */
export interface DemoAddress {
  /** Such as `Fredrikinkatu 44, 00100 Helsinki`. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Days are counted from the day of seeding, so that the demo never grows old. */
type DaysFromToday = number;

/** What a tenant of the demo data seeks. */
export interface DemoNeed extends DemoAddress {
  readonly description: string | null;
  readonly residenceType: readonly Schemas['ResidenceFlag'][];
  readonly roomCount: readonly number[];
  readonly floor: readonly Schemas['Floor'][];
  readonly sizeMin: number | null;
  readonly sizeMax: number | null;
  readonly rentMin: number | null;
  readonly rentMax: number | null;
  readonly moveIn: DaysFromToday | null;
  readonly deposit: 0 | null;
  readonly amenities: readonly Schemas['Amenity'][];
}

/** Premises of the demo data, with the tenant that their landlord prefers. */
export interface DemoListing extends DemoAddress {
  readonly isActive: boolean;
  readonly description: string | null;
  readonly residenceType: Schemas['ResidenceType'];
  readonly rooms: number;
  readonly floor: Schemas['Floor'];
  readonly size: number;
  readonly rent: number;
  readonly moveIn: DaysFromToday | null;
  readonly moveOut: DaysFromToday | null;
  readonly deposit: number | null;
  readonly condition: 'new' | null;
  readonly view: string | null;
  /** Left out, it is to be agreed, and nothing is known of what is charged besides. */
  readonly terms?: Partial<
    Pick<
      Schemas['Listing'],
      | 'vatOnRent'
      | 'costs'
      | 'leaseTermMonths'
      | 'noticeMonths'
      | 'indexation'
      | 'guarantee'
      | 'areaBasis'
      | 'energyClass'
    >
  >;
  readonly amenities: readonly Schemas['Amenity'][];
  readonly criteria: Schemas['TenantCriteria'];
}

/** A tenant with the need that matches are found for. */
export type DemoTenant = DemoUser & {
  readonly need: DemoNeed;
};

/** A landlord with the premises that they publish or keep hidden. */
export type DemoLandlord = DemoUser & {
  readonly listings: readonly DemoListing[];
};

/** The whole demo data. */
export interface DemoData {
  readonly tenants: readonly DemoTenant[];
  readonly landlords: readonly DemoLandlord[];
  readonly admin: DemoUser;
}
