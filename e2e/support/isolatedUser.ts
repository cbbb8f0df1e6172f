import type { Schemas } from '@tilava/sdk';
import { adminEmail } from './admin.ts';
import { clientOf, demoPassword } from './demo.ts';

type Need = Schemas['NeedCreation'];

/** What a tenant seeks where nobody else does, so that no list of other journeys changes. */
export const farNeed: Need = {
  address: 'Koskikatu 25, 96200 Rovaniemi',
  x: 66.5026,
  y: 25.7301,
  residenceType: ['office'],
  roomCount: [2],
  sizeMax: 80,
  rentMax: 1500,
  moveInDate: '2190-03-01',
};

/** What a tenant seeks amid the demo data: whoever does is deleted in the end. */
export const nearNeed: Need = {
  ...farNeed,
  address: 'Annankatu 16, 00120 Helsinki',
  x: 60.1653,
  y: 24.9391,
};

/**
 * Adds somebody whom no other journey knows.
 *
 * @param seeks - what a tenant seeks; null for a landlord
 */
export async function addIsolatedUser(baseURL: string | undefined, word: string, seeks: Need | null) {
  const { tilava: admin } = await clientOf(baseURL, adminEmail);
  const number = String(Date.now());
  const email = `${word.toLowerCase()}${number}@strangers.example`;
  // Nothing of theirs is anybody else's, so that it is not looked for in what others are told.
  const { id } = await admin.users.create({
    email,
    password: demoPassword,
    isLandlord: seeks === null,
    ...(seeks !== null && { properties: [seeks] }),
    privateTenant: {
      firstName: word,
      lastName: `${word}${number}`,
      phoneNumber: `+35840${number.slice(-7)}`,
    },
    languages: ['en'],
    language: 'en',
  });
  return { admin, id, email };
}
