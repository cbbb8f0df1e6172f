/**
 * Holds the built-in register against addresses of another source:
 * `pnpm --filter @tilava/api check-addresses <file> [count] [seed]`, where the file has the columns
 * `street_fi,street_sv,number,postal_code,municipality,latitude,longitude`. It fails where a suggestion in another
 * street is called exact, or fewer than 95 % of the addresses that the register has are found within 150 m.
 */
import { readFileSync } from 'node:fs';
import { distanceBetween, isInSearchArea } from '@tilava/domain/place';
import { parse } from 'csv-parse/sync';
import { placeReadService } from '../src/modules/places.ts';
import { capitalRegister } from '../src/places/capital/capitalRegister.ts';
import { pointsOf, readRegister } from '../src/places/capital/readRegister.ts';
import { seededNumbers } from '../test/support/seededNumbers.ts';

const [file, count = '300', seedText] = process.argv.slice(2);
if (file === undefined) throw new Error('Say which file holds the addresses');
const seed = seedText === undefined ? Math.floor(Math.random() * 1e9) : Number(seedText);

/** Letters alone, and no accents: written here once more, so that the check does not believe what it checks. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const capital = capitalRegister();
const places = placeReadService({
  name: 'register',
  suggest: (search) => Promise.resolve({ results: capital.suggest(search), sources: [] }),
  find: (id) => Promise.resolve(capital.find(id)),
});
const known = new Set<string>();
const names = new Map<string, Set<string>>();
for (const street of readRegister().streets) {
  const both = [street.finnish, street.swedish].map(plain);
  for (const name of both) {
    names.set(name, new Set([...(names.get(name) ?? []), ...both]));
    for (const point of pointsOf(street).filter(isInSearchArea)) {
      known.add(`${name} ${point.number} ${street.municipality}`);
    }
  }
}

const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });
const random = seededNumbers(seed);
const drawn = rows
  .map((row) => ({ row, order: random() }))
  .toSorted((one, other) => one.order - other.order)
  .slice(0, Number(count))
  .map(({ row }) => row);

const faults: string[] = [];
const counts = {
  checked: drawn.length,
  exact: 0,
  otherStreetCalledExact: 0,
  registered: 0,
  within150Metres: 0,
};
for (const row of drawn) {
  const { street_fi: finnish = '', street_sv: swedish = '', number = '', municipality = '' } = row;
  const street = finnish === '' ? swedish : finnish;
  const here = { latitude: Number(row['latitude']), longitude: Number(row['longitude']) };
  const input = `${street} ${number}, ${row['postal_code'] ?? ''} ${municipality}`;
  const { results } = await places.suggest({ input, addressesOnly: true, session: null });
  const [best] = results;
  const exact = results.filter(
    ({ matchType, isApproximate }) => matchType === 'exact' || (!isApproximate && matchType !== 'completion'),
  );
  counts.exact += Math.min(1, exact.length);
  for (const { address } of exact) {
    const name = plain(address.replace(/ \d.*/, ''));
    if (name === plain(street) || names.get(plain(street))?.has(name) === true) continue;
    counts.otherStreetCalledExact += 1;
    faults.push(`${input}: ${address} is another street`);
  }
  if (!known.has(`${plain(street)} ${number.toLowerCase()} ${municipality}`)) continue;
  counts.registered += 1;
  const place = best === undefined ? null : capital.find(best.placeId.slice('register:'.length));
  const metres = place === null ? Infinity : distanceBetween(here, place);
  if (metres <= 150) counts.within150Metres += 1;
  else faults.push(`${input}: ${best?.address ?? 'nothing'}, ${Math.round(metres)} m away`);
}

console.log(faults.join('\n'));
console.log({ seed, ...counts, share: counts.within150Metres / counts.registered });
if (counts.otherStreetCalledExact > 0 || counts.within150Metres < 0.95 * counts.registered)
  process.exitCode = 1;
