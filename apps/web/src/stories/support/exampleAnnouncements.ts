import type { Schemas } from '@tilava/sdk';
import { exampleAnswers } from '@tilava/sdk/testing';

type Listing = Schemas['Listing'];

const example: Schemas['Announcement'] = exampleAnswers.getAnnouncement.tenant;

/** Where some premises lie, and how they differ from the contract's example of a listing. */
interface Premises extends Partial<Omit<Listing, 'address' | 'location' | 'x' | 'y'>> {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

const criteria: Schemas['TenantCriteria'] = {
  industries: ['mi', 'ed'],
  creditRating: ['aaa', 'aa'],
  operatingMargin: ['postitive', 'higher'],
  employee: [1, 2, 3, 4],
  publicDisplay: true,
};

const premises: readonly Premises[] = [
  {
    address: 'Annankatu 16, 00120 Helsinki',
    latitude: 60.1653,
    longitude: 24.9391,
    criteria,
  },
  {
    address: 'Lönnrotinkatu 18, 00120 Helsinki',
    latitude: 60.1655,
    longitude: 24.9345,
    description: 'Two storeys of daylight, with a roof terrace that the house shares.',
    roomCount: [3],
    floor: 'top',
    size: 68,
    rent: 1_790,
    deposit: 0,
    noDeposit: true,
    view: 'Over the roofs towards the sea',
    amenities: ['kitchen', 'wc', 'elevator', 'shower'],
    criteria,
  },
  {
    address: 'Kalevankatu 30, 00100 Helsinki',
    latitude: 60.1663,
    longitude: 24.9317,
    description: 'Desks by the month in a shared hall.',
    residenceType: 'coWorkingSpace',
    roomCount: [1],
    floor: 'bottom',
    size: 32,
    rent: 980,
    condition: null,
    amenities: ['kitchen', 'wc', 'breakRoom', 'clubRoom'],
  },
  {
    address: 'Mechelininkatu 3, 00100 Helsinki',
    latitude: 60.169,
    longitude: 24.918,
    description: null,
    roomCount: [3],
    size: 82,
    rent: 2_150,
    moveInDate: '2027-02-01',
    condition: null,
    amenities: ['kitchen', 'elevator', 'parking'],
  },
  {
    address: 'Porkkalankatu 5, 00180 Helsinki',
    latitude: 60.164,
    longitude: 24.914,
    description: 'A whole floor with a reception, ready to be furnished.',
    roomCount: [6],
    floor: 'top',
    size: 124,
    rent: 2_900,
    deposit: null,
    amenities: ['kitchen', 'wc', 'elevator', 'guardBooth', 'gym'],
  },
  {
    address: 'Bulevardi 12, 00120 Helsinki',
    latitude: 60.1648,
    longitude: 24.9385,
    description: 'A shop with two windows to the boulevard.',
    residenceType: 'retail',
    roomCount: [2],
    floor: 'bottom',
    size: 75,
    rent: 2_450,
    amenities: ['wc'],
  },
  {
    address: 'Tehtaankatu 21, 00150 Helsinki',
    latitude: 60.1585,
    longitude: 24.944,
    description: 'A dry cellar with a door to the yard.',
    residenceType: 'storage',
    roomCount: [1],
    floor: 'bottom',
    size: 40,
    rent: 620,
    condition: null,
    amenities: ['loadingDock'],
  },
];

const idAt = (id: string, index: number): string => id.slice(0, -2) + String(10 + index);

/** An announcement for each of the premises. */
function announcementOf(
  { latitude, longitude, ...differing }: Premises,
  index: number,
): Schemas['Announcement'] {
  const id = idAt(example.id, index);
  const listing: Listing = {
    ...example.properties,
    ...differing,
    id: idAt(example.properties.id, index),
    announcement: id,
    location: { latitude, longitude },
    x: latitude,
    y: longitude,
  };
  return {
    ...example,
    id,
    properties: listing,
    residence: {
      id: idAt(exampleAnswers.getResidence.office.id ?? id, index),
      houseType: listing.residenceType,
      files: [],
    },
  };
}

/** Public announcements around the need of the contract's example. */
export const announcements: readonly Schemas['Announcement'][] = premises.map(announcementOf);
