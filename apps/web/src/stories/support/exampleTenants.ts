import { displayName } from '@tilava/domain/contacts';
import type { Schemas } from '@tilava/sdk';
import { exampleAnswers } from '@tilava/sdk/testing';
import { accounts } from './exampleAccounts.ts';

type PotentialTenant = Schemas['PotentialTenant'];

const example: Schemas['Property'] = exampleAnswers.getProperty.tenant;
if (example.kind !== 'need') throw new Error("The contract's example of a property is no need");

/** What the tenant of the contract's examples seeks. */
export const need: Schemas['Need'] = example;

const { privateTenant: aino } = accounts.tenant;

const work = { work: true, workDetails: null, student: false, studentDetails: null };

const self: PotentialTenant = {
  user: {
    ...pick(accounts.tenant),
    displayName: aino?.firstName ?? '',
    isOrganization: false,
  },
  properties: need,
  occupation: accounts.tenant.occupation,
};

const studio: PotentialTenant = {
  user: {
    ...pick(accounts.organisation),
    displayName: displayName(accounts.organisation) ?? '',
    isOrganization: true,
  },
  properties: {
    ...need,
    id: `${need.id.slice(0, -2)}31`,
    address: 'Kamppi, 00100 Helsinki',
    location: { latitude: 60.1675, longitude: 24.9318 },
    roomCount: [2, 3, 4],
    floor: [],
    sizeMin: 50,
    sizeMax: 120,
    rentMax: 2_600,
    amenities: ['kitchen', 'wc'],
  },
  occupation: accounts.organisation.occupation,
};

/** Tenants whom landlords are shown: two who can log in, and others who seek something else. */
export const tenants: readonly PotentialTenant[] = [
  self,
  studio,
  {
    user: {
      ...studio.user,
      id: `${studio.user.id.slice(0, -2)}32`,
      displayName: 'Example Bakery Ky',
      employee: 2,
      industries: ['ht'],
      creditRating: 'bbb',
      description: 'Bread from the oven beside the counter.',
    },
    properties: {
      ...need,
      id: `${need.id.slice(0, -2)}32`,
      address: 'Punavuori, 00150 Helsinki',
      location: { latitude: 60.1611, longitude: 24.9368 },
      residenceType: ['retail', 'office'],
      roomCount: [1, 2],
      floor: ['bottom'],
      sizeMin: 40,
      sizeMax: 70,
      rentMax: 1_500,
      amenities: ['wc'],
    },
    occupation: studio.occupation,
  },
  {
    user: {
      ...self.user,
      id: `${self.user.id.slice(0, -2)}33`,
      displayName: 'Otso',
      employee: null,
      creditRating: null,
      operatingMargin: null,
      industries: ['ed'],
      description: null,
    },
    properties: {
      ...need,
      id: `${need.id.slice(0, -2)}33`,
      address: 'Töölö, 00250 Helsinki',
      location: { latitude: 60.1795, longitude: 24.9235 },
      roomCount: [1],
      sizeMin: 15,
      sizeMax: 40,
      rentMax: 900,
      moveInDate: '2026-12-15',
    },
    occupation: { ...work, student: true, studentDetails: 'Architecture' },
  },
];

function pick({ id, description, creditRating, operatingMargin, industries, employee }: Schemas['User']) {
  return { id, description, creditRating, operatingMargin, industries, employee };
}
