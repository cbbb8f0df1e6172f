import type { ServerConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { digitransitSource } from './digitransit/digitransitSource.ts';
import { capitalRegister } from './capital/capitalRegister.ts';
import type { PlaceSource } from './placeSource.ts';
import { importedRegister } from './register/importedRegister.ts';
import { registerSource } from './register/registerSource.ts';
import { registerStore } from './register/registerStore.ts';

/** The source that the configuration chooses: Google, else Digitransit, else the product's own register. */
export async function createPlaceSource(
  { googleMapsApiKey, digitransitKey }: Pick<ServerConfig, 'googleMapsApiKey' | 'digitransitKey'>,
  database: Database,
): Promise<PlaceSource> {
  if (googleMapsApiKey !== null) {
    // Takes a third of a second to load, which nobody else is to wait for.
    const { googleSource } = await import('./google/googleSource.ts');
    return googleSource({ apiKey: googleMapsApiKey });
  }
  if (digitransitKey !== null) return digitransitSource({ key: digitransitKey });
  return registerSource(capitalRegister(), importedRegister(registerStore(database)));
}
