import type { components } from '@tilava/sdk/schema';

type Creation = components['schemas']['UserCreation'];

/** What a tenant's sign-up sends: a private person with one need. */
export const tenantAccount = (email: string, changes: Partial<Creation> = {}): Creation => ({
  email,
  password: 'a-long-enough-secret',
  isLandlord: false,
  privateTenant: { firstName: 'First', lastName: 'Last', phoneNumber: '+358401234567' },
  languages: ['fi', 'en'],
  properties: [wantedSpace()],
  ...changes,
});

/** What a landlord's sign-up sends: an organisation. */
export const landlordAccount = (email: string, changes: Partial<Creation> = {}): Creation => ({
  email,
  password: 'a-long-enough-secret',
  isLandlord: true,
  organizationTenant: {
    name: 'Premises',
    businessId: '1234567-1',
    phoneNumber: '+35891234567',
    contactFirstName: 'First',
    contactLastName: 'Last',
    employeeCount: 10,
  },
  industries: ['ti', 'mn'],
  languages: ['sv'],
  ...changes,
});

/** What the tenant of `tenantAccount` seeks. */
export const wantedSpace = (
  changes: Partial<components['schemas']['NeedCreation']> = {},
): components['schemas']['NeedCreation'] => ({
  address: 'Fredrikinkatu 44, 00100 Helsinki',
  x: 60.1675,
  y: 24.9332,
  residenceType: ['storage', 'office'],
  roomCount: [1, 6],
  floor: ['top'],
  sizeMin: 30.55,
  sizeMax: 80,
  rentMin: null,
  rentMax: 1499.99,
  moveInDate: '2026-12-01',
  deposit: 0,
  amenities: ['wc', 'kitchen'],
  ...changes,
});
