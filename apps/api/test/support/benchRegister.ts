import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openPglite } from '../../src/db/openPglite.ts';
import { capitalRegister } from '../../src/places/capital/capitalRegister.ts';
import { readRegister } from '../../src/places/capital/readRegister.ts';
import { importStore } from '../../src/places/importAddresses.ts';
import { importedRegister } from '../../src/places/register/importedRegister.ts';
import { registerStore } from '../../src/places/register/registerStore.ts';
import { fold } from '../../src/places/register/searchText.ts';

/** A register, and the names that are searched in it. */
export interface BenchRegister {
  /** The names of all streets. */
  readonly streets: readonly string[];
  /** The addresses that are suggested for an input. */
  suggest(input: string): Promise<readonly string[]>;
  remove(): Promise<void>;
}

const first = 'aho,anna,harju,heina,honka,iso,jarvi,kallio,kanta,keto,kivi,koivu,korpi,kukka,kuusi'.split(
  ',',
);
const second =
  'aho,halla,joki,kangas,kari,kumpu,lahti,lampi,lehto,linna,maki,malmi,metsa,mylly,niemi,niitty,notko,oja,palo'.split(
    ',',
  );
const third = ',la,nen,nan,n,n ylä,n ala,n uusi,n vanha,lan,sten,n pikku,n iso'.split(',');
const endings = 'katu,tie,kuja,polku,kaari,raitti,rinne,aukio,väylä,penger'.split(',');

/** So many names as there are streets in a large part of the country, many of them much like each other. */
export const madeStreets = (): string[] =>
  first.flatMap((one) =>
    second.flatMap((other) =>
      third.flatMap((middle) =>
        endings.map((ending) => `${one[0]?.toUpperCase()}${one.slice(1)}${other}${middle}${ending}`),
      ),
    ),
  );

/** Long streets are few: of a hundred streets the first has some hundred houses, and most have a handful. */
const housesOf = (index: number, average: number) =>
  Math.max(1, Math.round((average * 19) / ((index % 100) + 1)));

/** The register that comes with the product. */
export function openBuiltInRegister(): BenchRegister {
  const register = capitalRegister();
  return {
    streets: readRegister().streets.flatMap(({ finnish, swedish }) =>
      [finnish, swedish].filter((name) => name.length > 3),
    ),
    suggest: (input) =>
      Promise.resolve(
        register.suggest({ input, addressesOnly: true, session: null }).map(({ address }) => address),
      ),
    remove: () => Promise.resolve(),
  };
}

/** Makes an imported register of that many addresses, two fifths of which lie in the search area. */
export async function openBenchRegister(rows: number): Promise<BenchRegister> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  const database = await openPglite(folder);
  const store = importStore(database);
  const streets = madeStreets();
  let batch: Parameters<typeof store.write>[0][number][] = [];
  let made = 0;
  const flush = async () => {
    await store.write(batch);
    batch = [];
  };
  for (const [index, street] of streets.entries()) {
    const latitude = index % 5 < 2 ? 60.1 + (index % 13) / 100 : 60.4 + (index % 47) / 10;
    for (let house = 1; house <= housesOf(index, rows / streets.length) && made < rows; house += 1) {
      made += 1;
      const searchText = fold(`${street} ${house}`);
      const address = `${street} ${house}, 00990 Helsinki`;
      const longitude = 24.8 + (house % 25) / 100;
      batch.push({ id: `made-${made}`, kind: 'address', address, searchText, latitude, longitude });
      if (batch.length === 1_000) await flush();
    }
  }
  await flush();
  await database.queries.execute(sql`analyze`);
  const source = importedRegister(registerStore(database));
  return {
    streets,
    async suggest(input) {
      const { results } = await source.suggest({ input, addressesOnly: true, session: null });
      return results.map(({ address }) => address);
    },
    async remove() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
